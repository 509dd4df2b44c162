/**
 * `npm run browser:firefox [PROGRAM]`: a smoke run in an installed Firefox; no test needs it. It plays twenty matches, by
 * mouse and by keyboard in turn, each to its end or for forty steps. It fails if a page throws an error.
 *
 * It uses WebDriver BiDi, because Playwright sends commands that Debian's Firefox does not know.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@glade/games';
import { serveApp } from '@glade/server';

const MATCHES = 20;
const DEEDS = 40;
const APP = join(import.meta.dirname, '../packages/web/dist');
const program = process.argv[2] ?? 'firefox-esr';

interface Told {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
  readonly result?: unknown;
  readonly message?: string;
}

const CLICK = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
const press = (value: string): readonly object[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
/** In the page: waits until there is a board or something to press. */
const WAIT = `new Promise((resolve) => {
  const look = () => document.querySelector('[role=gridcell], [data-roll], [data-take]') ? resolve(1) : setTimeout(look, 50);
  look();
})`;

/** In the page: scrolls to the next thing to press, focuses it and returns where it is; `over` at the end. */
const next = `(pick, mouse) => {
  if (document.querySelector('[data-again]')) return 'over';
  const say = [...document.querySelectorAll('[data-take], [data-pass], [data-roll]')];
  const cells = [...document.querySelectorAll('[role=gridcell]')].filter((cell) => cell.tabIndex === 0 || pick % 3);
  const buttons = [...document.querySelectorAll('main button[class^=action], [data-draw]')];
  const all = say.length > 0 ? say : [...buttons, ...cells];
  const one = all[pick % Math.max(1, all.length)];
  if (!one) return '0 0';
  one.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!mouse) one.focus({ preventScroll: true });
  const { x, y, width, height } = one.getBoundingClientRect();
  return Math.round(x + width / 2) + ' ' + Math.round(y + height / 2);
}`;

const profile = mkdtempSync(join(tmpdir(), 'glade-firefox-'));
const firefox = spawn(program, [
  '--headless',
  '--no-remote',
  '--remote-debugging-port=0',
  '-profile',
  profile,
]);
const serving = await serveApp(APP, '127.0.0.1', 0);
const trouble: string[] = [];
const done: string[] = [];
try {
  await run();
} finally {
  firefox.kill();
  await serving.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
console.log(done.join('\n'));
for (const line of new Set(trouble)) console.error(line);
console.log(`${done.length} of ${MATCHES} matches in ${program}, ${trouble.length} errors`);
process.exitCode = trouble.length === 0 && done.length === MATCHES ? 0 : 1;

async function run(): Promise<void> {
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    firefox.once('error', reject).once('exit', () => reject(new Error(`${program} has ended`)));
    firefox.stderr.on('data', (data) => {
      said += String(data);
      const found = /BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const send = await talk(`${address}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const { context } = contexts[0]!;
  const ask = async (code: string): Promise<string> => {
    const answer = (await send('script.evaluate', {
      expression: code,
      target: { context },
      awaitPromise: true,
    })) as {
      type: string;
      result?: { value?: string | number };
      exceptionDetails?: { text: string };
    };
    if (answer.type === 'exception') trouble.push(answer.exceptionDetails!.text);
    return String(answer.result?.value ?? '');
  };
  const act = (type: string, actions: readonly object[]): Promise<unknown> =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });

  for (let match = 0; match < MATCHES; match++) {
    const { id } = games[match % games.length]!;
    const url = `${serving.url}${id}/play?seed=${match + 1}`;
    await send('browsingContext.navigate', { context, url, wait: 'complete' });
    await ask(WAIT);
    const before = trouble.length;
    const mouse = match % 2 === 0;
    let deeds = 0;
    for (; deeds < DEEDS; deeds++) {
      const found = await ask(`(${next})(${match * 31 + deeds * 7}, ${mouse})`);
      if (found === 'over') break;
      const [x = 0, y = 0] = found.split(' ').map(Number);
      if (!mouse) await act('key', press('\uE007'));
      else await act('pointer', [{ type: 'pointerMove', x, y }, ...CLICK]);
      await ask('new Promise((r) => setTimeout(r, 30))');
    }
    const cells = await ask(`document.querySelectorAll('[role=gridcell]').length`);
    const alert = await ask(`document.querySelector('main > [role=alert]')?.textContent ?? ''`);
    if (alert !== '') trouble.push(`${id}: ${alert}`);
    const errors = trouble.length - before;
    done.push(
      `${id}, seed ${match + 1}, by ${mouse ? 'mouse' : 'keyboard'}: ${deeds} deeds, ${cells} cells, ${errors} errors`,
    );
  }
}

/** Returns a function that sends commands; calls `trouble` with every error of a page. */
async function talk(
  address: string,
): Promise<(method: string, params: object) => Promise<unknown>> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (told: Told) => void>();
  socket.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as Told;
    if (told.id !== undefined) waiting.get(told.id)?.(told);
    else if (told.params?.level === 'error') trouble.push(told.params.text ?? 'an error');
  });
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, ({ result, message }) => {
        waiting.delete(id);
        if (message === undefined) resolve(result);
        else reject(new Error(`${method}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGES, short, type Language } from '@glade/engine';
import { QueueError, type Studies, type StudyStatus } from '@glade/queue';
import { tellProblem, type Say } from '@glade/text';
import { findGame, shelfModuleOf } from '../shelf/games.ts';
import { cliTranslator } from '../text/translator.ts';
import { DEEDS, listPage, sentencePage, studyPage, WATCH_SCRIPT, type Deed } from './lab-pages.ts';
import { studyAnswer, type StudyAnswer } from './study-answer.ts';

/** Only this computer reaches the lab: who does may stop studies, and there are no names and passwords. */
const LOOPBACK = '127.0.0.1';

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; img-src data:; script-src 'self'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** A page or a script with its status. */
interface Reply {
  readonly status: number;
  readonly body: string;
  readonly type?: string;
  readonly location?: string;
}

/** The pages of the lab, for this computer alone. */
export class LabServer {
  private readonly studies: Studies;
  private readonly language: Language;
  private readonly server: Server;
  /** The last page of each study, with what it depends on: adding up the results of a long study takes a while. */
  private readonly pages = new Map<string, { readonly of: string; readonly body: string }>();

  constructor(studies: Studies, language: Language) {
    this.studies = studies;
    this.language = language;
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** Listens at this port of the loopback address, and returns the address. Rejects if it cannot. */
  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, LOOPBACK, resolve);
    });
    return `http://${LOOPBACK}:${this.port()}/`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body, type = 'text/html', location } = await this.reply(request);
    response.writeHead(status, {
      ...HEADERS,
      'content-type': `${type}; charset=utf-8`,
      ...(location === undefined ? {} : { location }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private async reply(request: IncomingMessage): Promise<Reply> {
    const { method = 'GET', url = '/' } = request;
    // A program may send any line: one that is no address is told so, as what is at none of ours.
    const address = URL.parse(url.replace(/^\/+/, '/'), `http://${LOOPBACK}`);
    if (address === null) {
      const here = cliTranslator(this.language);
      return { status: 400, body: sentencePage(here, here('cli.watch.nowhere')) };
    }
    const { pathname, searchParams } = address;
    const asked = searchParams.get('language');
    const language = LANGUAGES.find((each) => each === asked) ?? this.language;
    const say = cliTranslator(language);
    if (!this.isHere(request))
      return { status: 403, body: sentencePage(say, say('cli.watch.host')) };
    if (pathname === '/watch.js')
      return { status: 200, body: WATCH_SCRIPT, type: 'text/javascript' };
    const [, study, deed] = /^\/study\/(\w{1,64})(?:\/([a-z-]+))?$/.exec(pathname) ?? [];
    try {
      if (method === 'POST' && study !== undefined && isDeed(deed)) {
        if (!isOwn(request)) return { status: 403, body: sentencePage(say, say('cli.watch.host')) };
        return await this.act(language, study, deed);
      }
      if (method !== 'GET' && method !== 'HEAD')
        return { status: 405, body: sentencePage(say, say('cli.watch.nowhere')) };
      if (pathname === '/') {
        const body = listPage(say, await this.studies.list(), (id) => titleOf(language, id));
        return { status: 200, body };
      }
      if (study === undefined || deed !== undefined)
        return { status: 404, body: sentencePage(say, say('cli.watch.nowhere')) };
      return { status: 200, body: await this.studyPage(language, say, study) };
    } catch (error) {
      return failed(say, error);
    }
  }

  private async act(language: Language, study: string, deed: Deed): Promise<Reply> {
    const { studies } = this;
    let shown = study;
    if (deed === 'stop') await studies.stop(study);
    else if (deed === 'go-on') await studies.goOn(study);
    else shown = await studies.prolong(study);
    return { status: 303, body: '', location: `/study/${shown}?language=${language}` };
  }

  private async studyPage(language: Language, say: Say, id: string): Promise<string> {
    const status = await this.studies.status(id);
    const of = JSON.stringify(status);
    const key = `${language} ${id}`;
    const known = this.pages.get(key);
    if (known?.of === of) return known.body;
    const answer = await answerSoFar(language, this.studies, status);
    const body = await studyPage(say, status, titleOf(language, status.game), answer);
    this.pages.set(key, { of, body });
    return body;
  }

  /** Whether the request names this computer: a page of another name that leads here is refused. */
  private isHere({ headers }: IncomingMessage): boolean {
    const port = this.port();
    return [`${LOOPBACK}:${port}`, `localhost:${port}`].includes(headers.host ?? '');
  }
}

/** What a study says so far; undefined while nothing is known, or if its game is not known here. */
export async function answerSoFar(
  language: Language,
  studies: Studies,
  { study: id, game: name, version }: StudyStatus,
): Promise<StudyAnswer | undefined> {
  const game = findGame(name);
  if (game === undefined || game.version !== version) return undefined;
  const study = await studies.study(id);
  const result = await studies.resultSoFar(study, shelfModuleOf(game));
  return result && studyAnswer(language, game, study, result);
}

function titleOf(language: Language, id: string): string {
  const game = findGame(id);
  return game === undefined ? short(id) : cliTranslator(language, game)('game.title');
}

const isDeed = (text: string | undefined): text is Deed => DEEDS.some((deed) => deed === text);

/** Whether a page of this server asks: others may not stop studies behind somebody's back. */
function isOwn({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return headers['sec-fetch-site'] === 'same-origin' || origin === `http://${host}`;
}

/** What the lab cannot do whoever asks again; with all else the database is in trouble. */
const STATUS: Readonly<Record<string, number>> = { 'queue.study': 404, 'queue.long': 409 };

function failed(say: Say, error: unknown): Reply {
  if (!(error instanceof QueueError))
    return {
      status: 500,
      body: sentencePage(say, say('cli.watch.wrong', { reason: short(String(error)) })),
    };
  const status = STATUS[error.problem.code] ?? 503;
  return { status, body: sentencePage(say, tellProblem(say, error.problem)) };
}

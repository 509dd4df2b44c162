import { CHANCE, type Match } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { engineText, translator } from '@glade/text';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { newPage } from '../../ui/test/fake-page.ts';
import { playedUntil } from '../e2e/played-match.ts';
import { spokenStep } from '../src/narration/current-step.ts';
import { Session } from '../src/match/session.ts';
import { FakeStorage, LonelyStore } from './fake-storage.ts';

// A tile of Fair Verona that fits nowhere waits until the person who drew it has seen it.

const game = games.find(({ id }) => id === 'fair-verona')!;
const board = await boards['fair-verona']!();

/** The unused tiles of each seat. */
interface Unused {
  readonly players: readonly { readonly unused: readonly number[] }[];
}

/** A match up to the last action of the bot before Anna draws a tile that fits nowhere, and that action. */
function beforeLost(): { readonly match: Match; readonly action: number } {
  const playing = { seed: 3, first: 'Anna', others: 'bot gentle', itsDice: true };
  const lost = playedUntil('fair-verona', { seats: 2 }, playing, ({ rules, state }) => {
    const { players } = rules.view(state, undefined) as Unused;
    return players[0]!.unused.length > 0;
  });
  const before = lost.log.length - 2;
  return { match: lost.at(before), action: lost.log[before]!.action };
}

/** A match on a page where each scene stays until it is skipped. */
function sitting(match: Match): Session {
  const session = new Session({
    key: 'a',
    match,
    revision: 0,
    store: new LonelyStore(new FakeStorage()),
    chooser: { choose: () => Promise.resolve(action) },
    quest: () => undefined,
    throwers: (view) => board.throwers?.(view) ?? [],
    pause: () => 600_000,
    onScene: () => {},
  });
  board.onStart?.(session);
  return session;
}

/** The button that this session offers to keep a tile, if it does. */
async function keepIn(session: Session): Promise<{ readonly click: () => void } | undefined> {
  const page = newPage();
  const Pace = board.Pace!;
  const say = translator('en', engineText, game.text).at({ you: 0 });
  await act(() =>
    render(
      <Pace view={session.view.value.view} host={session} say={say} busy={session.busy.value} />,
      page.body as unknown as Element,
    ),
  );
  const button = page.body.querySelector('[data-keep="true"]');
  return button === null ? undefined : { click: () => button.fire('click', { type: 'click' }) };
}

const { match, action } = beforeLost();

/** The bot acts, and while that is still shown Anna's tile is drawn. */
async function drawn(): Promise<Session> {
  const session = sitting(match);
  await expect.poll(() => session.table.match.actor).toBe(CHANCE);
  expect(session.table.submit({ type: 'roll' }).ok).toBe(true);
  expect(session.busy.value).toBe(true);
  expect(lostIn(session)).toBe(false);
  return session;
}

const lostIn = ({ freshEvents }: Session): boolean =>
  freshEvents.value.some(({ code }) => code === 'failed');

test('who skips what is shown before it sees the tile with the button to keep it', async () => {
  const session = await drawn();
  session.skip();
  expect(session.stays.value).toBe(true);
  expect(lostIn(session)).toBe(true);
  // To skip again is not to keep it.
  session.skip();
  expect(lostIn(session)).toBe(true);
  const keep = await keepIn(session);
  expect(keep).toBeDefined();
  keep!.click();
  expect(session.stays.value).toBe(false);
  expect(await keepIn(session)).toBeUndefined();
  session.dispose();
});

test('what a guide or another match on the page holds is no tile to be kept', async () => {
  const other = await drawn();
  other.skip();
  const session = sitting(match);
  session.heldByGuide.value = true;
  expect(await keepIn(session)).toBeUndefined();
  expect(await keepIn(other)).toBeDefined();
  session.dispose();
  other.dispose();
});

test('that a card of the guide has been read is not to have kept the tile', async () => {
  const session = await drawn();
  session.skip();
  session.heldByGuide.value = true;
  session.heldByGuide.value = false;
  expect(session.stays.value).toBe(true);
  (await keepIn(session))!.click();
  expect(session.stays.value).toBe(false);
  session.dispose();
});

test('who has drawn a tile that fits nowhere is told to keep it, and that they keep it after that', async () => {
  const session = await drawn();
  session.skip();
  // What comes of the button is told after it.
  expect(board.effects!['failed']).toMatchObject({ pressed: true });
  const step = spokenStep(board, session);
  expect(step).toMatchObject({ of: 'yours', waits: true });
  for (const [language, told] of [
    ['en', 'The tile fits nowhere: keep it.'],
    ['it', 'La tessera non ci sta: tienila.'],
  ] as const)
    expect(translator(language, engineText, game.text)(step.text, { player: 2 })).toContain(told);
  (await keepIn(session))!.click();
  expect(spokenStep(board, session)).toMatchObject({ of: 'nobody', waits: false });
  session.dispose();
});

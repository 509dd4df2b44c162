import { CHANCE, drawOutcome, Match, parseOptions, Xoshiro } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { diceOf } from '@glade/table';
import { engineText, translator } from '@glade/text';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { newPage } from '../../ui/test/fake-page.ts';
import { Session } from '../src/match/session.ts';
import { MatchStore } from '../src/storage/match-store.ts';
import { FakeStorage } from './fake-storage.ts';

// A tile of Fair Verona that fits nowhere waits until the person who drew it has seen it.

class LonelyStore extends MatchStore {
  override watch(): () => void {
    return () => {};
  }
}

const game = games.find(({ id }) => id === 'fair-verona')!;
const board = await boards['fair-verona']!();
const players = ['Anna', 'bot gentle'];

/** A match up to the last action of the bot before Anna draws a tile that fits nowhere, and that action. */
function beforeLost(): { readonly match: Match; readonly action: number } {
  const options = parseOptions(game.options, { seats: '2' });
  if (!options.ok) throw new Error(options.problem.code);
  let match = Match.start(game, { options: options.value, dice: 'virtual', seed: '3', players });
  const dice = diceOf(match.header)!;
  const policy = Object.values(game.policies(match.rules))[0]!;
  const random = new Xoshiro(1);
  for (;;) {
    const { rules, state, actor, drawIndex } = match;
    const action =
      actor === CHANCE
        ? drawOutcome(rules, state, dice, drawIndex).action
        : policy.choose(state, random);
    const played = match.play(action, actor);
    if (!played.ok) throw new Error(played.refusal.code);
    if (played.events.some(({ code, args }) => code === 'failed' && args['seat'] === 0)) {
      const before = match.log.length - 1;
      return { match: match.at(before), action: match.log[before]!.action };
    }
    match = played.match;
  }
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

import { defaults, Match, outcomeAt, OVER, Xoshiro } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { visibleEntries } from '@glade/table';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { besideStep, happeningsSince } from '../src/match/stage/happenings.ts';

const PERSON = 0;

test('where nobody sees what others do it is told that each has done it, and nothing more', async () => {
  const secret = games.find(({ id }) => id === 'wildfire')!;
  const options = { ...defaults(secret.options), mode: 'vs', vsPlayers: 3 };
  const players = ['person', 'bot steady', 'bot steady'];
  const building = Match.start(secret, { options, dice: 'virtual', seed: '2', players }).build();
  const random = new Xoshiro(2);
  const said = translator('en', engineText, secret.text);
  const board = await boards['wildfire']!();
  let rounds = 0;
  let told = 0;
  for (let entry = 0; entry < 40 && building.actor !== OVER; entry++) {
    const { state, actor, rules: vs } = building;
    const chosen =
      actor < 0
        ? outcomeAt(vs, state, random.below(vs.totalWeight(state)))
        : vs.nth(state, random.below(vs.count(state)));
    if (building.play(chosen, actor) !== undefined) throw new Error(`${entry}`);
    const match = building.match();
    const shown = visibleEntries(match, PERSON);
    const news = happeningsSince(said, board, { entries: shown, rules: vs }, [PERSON], {});
    const done = news.filter(({ event }) => event.code === 'actionsOver');
    const since = shown.slice(shown.findLastIndex((one) => one.actor === PERSON) + 1);
    const bots = [...new Set(since.flatMap((one) => (one.actor > 0 ? [one.actor] : [])))];
    // At the end all is known.
    if (building.actor === OVER) break;
    expect(done.map(({ seat }) => seat)).toEqual(
      bots.filter((bot) =>
        since.some((one) =>
          one.events.some(({ code, args }) => code === 'actionsOver' && args['seat'] === bot),
        ),
      ),
    );
    for (const { text, seat, cells } of done) {
      expect(text).toBe(`Player ${seat! + 1} put the pencil down.`);
      expect(cells).toEqual([]);
    }
    // While the step says that the last of them is ready, no card repeats it.
    const acted = shown.at(-1)!.actor;
    const waits = besideStep(news, { entries: shown, actor: acted });
    const isReady = acted > 0 && news.at(-1)?.isSecret === true;
    expect(waits).toEqual(isReady ? news.slice(0, -1) : news);
    expect(besideStep(news, { entries: shown, actor: -1 })).toEqual(news);
    told += Number(isReady);
    if (done.length === 2) rounds += 1;
  }
  expect(rounds).toBeGreaterThan(1);
  expect(told).toBeGreaterThan(1);
});

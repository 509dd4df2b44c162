import { CHANCE, drawOutcome, Match, parseOptions, SealedDice, type Entry } from '@glade/engine';
import { games } from '@glade/games';
import { describe, expect, test } from 'vitest';
import { matchFrom } from '../src/review/try-again.ts';
import helpEn from '../src/words/help.en.ts';
import helpIt from '../src/words/help.it.ts';
import reviewEn from '../src/words/review.en.ts';
import reviewIt from '../src/words/review.it.ts';

test('a new try promises the same luck, not the same dice: a game may draw cards or tiles', () => {
  for (const words of [reviewEn, reviewIt]) {
    for (const key of ['review.page.same', 'review.page.new'] as const)
      expect(words[key]).not.toMatch(/\b(?:dice|dadi)\b/);
  }
  for (const words of [helpEn, helpIt])
    expect(words['menu.restart.ask']).not.toMatch(/\b(?:dice|dadi)\b/);
});

/** Plays a match on with the dice of its seed; people and bots do what is listed, as long as it lasts. */
function playedOn(match: Match, decisions: readonly Entry[]): readonly Entry[] {
  const dice = new SealedDice(match.header.seed!);
  const left = [...decisions];
  let now = match;
  while (!now.over) {
    const { rules, state, actor, drawIndex } = now;
    const chance = actor === CHANCE;
    const listed = chance ? undefined : left.shift()?.action;
    const usable = listed !== undefined && rules.check(state, listed, actor) === undefined;
    const action = chance
      ? drawOutcome(rules, state, dice, drawIndex).action
      : usable
        ? listed
        : rules.nth(state, 0);
    const played = now.play(action, actor);
    if (!played.ok) throw new Error(played.refusal.code);
    now = played.match;
  }
  return now.log;
}

describe.each(['wildfire', 'leaf-climbers'])('a new try in a match of %s', (id) => {
  const game = games.find((each) => each.id === id)!;
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  const { seats } = game.rules(options.value);
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'Anna' : 'bot steady'));
  const started = Match.start(game, {
    options: options.value,
    dice: 'virtual',
    seed: 'same',
    players,
  });
  const log = playedOn(started, []);
  const building = started.build();
  for (const { actor, action } of log) building.play(action, actor);
  const whole = building.match();
  const at = log.findIndex(({ actor }, i) => actor >= 0 && i > log.length / 3);
  const rest = log.slice(at).filter(({ actor }) => actor >= 0);

  test('begins with the entries before the decision, and the match itself stays', () => {
    const again = matchFrom(whole, at, true);
    expect(again.log).toEqual(log.slice(0, at));
    expect(again.over).toBe(false);
    expect(whole.log).toEqual(log);
  });

  test('with the same dice the same decisions lead to the same end', () => {
    expect(playedOn(matchFrom(whole, at, true), rest)).toEqual(log);
  });

  test('with new dice they do not', () => {
    const other = matchFrom(whole, at, false);
    expect(other.header.seed).not.toBe('same');
    expect(playedOn(other, rest)).not.toEqual(log);
  });

  test('a person takes the seat of a bot that decided there', () => {
    const bots = log.findIndex(({ actor }) => actor > 0);
    const { header } = matchFrom(whole, bots < 0 ? at : bots, true);
    const seat = bots < 0 ? 0 : log[bots]!.actor;
    expect(header.players[seat]).toBe(bots < 0 ? 'Anna' : 'person');
  });

  test('where chance comes first, a person takes the seat that decides after it', () => {
    const chance = log.findIndex(({ actor }) => actor === CHANCE);
    const next = log.slice(chance).find(({ actor }) => actor !== CHANCE)!.actor;
    const ofBots = Match.start(game, { ...whole.header, players: players.map(() => 'bot steady') });
    const played = ofBots.build();
    for (const { actor, action } of log) played.play(action, actor);
    const { header } = matchFrom(played.match(), chance, true);
    expect(header.players.map((name) => name === 'person')).toEqual(
      players.map((_, seat) => seat === next),
    );
  });
});

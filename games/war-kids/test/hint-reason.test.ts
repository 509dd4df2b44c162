import { parseOptions, type Language, type OptionValue, type Result } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { hintReason } from '../src/board/hint-reason.ts';
import { warKids } from '../src/index.ts';
import type { BattleView } from '../src/rules/view.ts';

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

/** What is said of an action, written as people do. */
function said(
  position: string,
  action: string,
  language: Language = 'en',
  decides = false,
  options: Readonly<Record<string, OptionValue>> = {},
): string | undefined {
  const rules = warKids.rules(unwrap(parseOptions(warKids.options, options)));
  const state = unwrap(rules.notation.parsePosition(position));
  const read = unwrap(rules.notation.parse(state, action));
  expect(rules.check(state, read, rules.actor(state))).toBeUndefined();
  const view = rules.view(state, 0) as BattleView;
  return hintReason(view, read, translator(language, engineText, warKids.text), decides);
}

/** Two blue Soldiers stand round a pink one on E4, and a third is two hexes away. */
const ROUND = 'move turn 3 blue: B-S1=D4 B-S2=F4 B-S3=E6 B-L1=A1 K-S1=E4 K-L1=I1';

test('a Soldier that comes as the third says the plan', () => {
  expect(said(ROUND, 'move S3 to E5')).toBe(
    'Three Soldiers around one Soldier win. This puts three around the pink Soldier S1 at E4.',
  );
  expect(said(ROUND, 'move S3 to E5', 'it')).toMatch(/tre circondano il Soldato rosa S1 in E4/);
});

test('a Soldier that comes as the second says that you need one more', () => {
  const position = 'move turn 3 blue: B-S1=D4 B-S3=E6 B-L1=A1 K-S1=E4 K-L1=I1';
  expect(said(position, 'move S3 to E5')).toMatch(/two next to .*You need one more/);
  // The first of them has no such plan.
  const alone = 'move turn 3 blue: B-S1=A6 B-S3=E6 B-L1=A1 K-S1=E4 K-L1=I1';
  expect(said(alone, 'move S3 to E5')).not.toMatch(/Three Soldiers/);
});

test('next to an enemy that it beats, a unit names it', () => {
  const position = 'move turn 3 blue: B-P1=B4 B-L1=A1 K-M1=E4 K-L1=I1';
  expect(said(position, 'move P1 to D4')).toMatch(/Next to the pink Mage \S+ at E4/);
});

test('while the leader can be caught, that is the reason to go on moving', () => {
  const position = 'move turn 3 blue: B-M1=C1 B-L1=D3 K-P1=E5 K-P2=F5 K-L1=I1';
  expect(said(position, 'move M1 to D1')).toBe(
    'Don’t end your movement yet: an enemy can reach the blue Prince L1 at D3.',
  );
  expect(said(position, 'move L1 to D2') ?? '').not.toMatch(/Don’t end/);
});

test('a movement ends because there is somebody to fight, or because all stand well', () => {
  const fight = 'move turn 3 blue: B-P1=D4 B-L1=A1 K-M1=E4 K-L1=I1';
  expect(said(fight, 'end')).toMatch(/now fight/);
  expect(said('move turn 3 blue: B-P1=A4 B-L1=A1 K-M1=H4 K-L1=I1', 'end')).toMatch(
    /already well placed/,
  );
});

test('a fight that is won for certain names the enemy', () => {
  const fight = 'combat turn 3 blue: B-S1=D4 B-S2=F4 B-S3=E5 B-L1=A1 K-S1=E4 K-L1=I1';
  expect(said(fight, 'trio S1 S2 S3 at K-S1')).toBe(
    'Three Soldiers around the pink Soldier S1 win the fight.',
  );
});

test('who beats an enemy without dice is told whether another one may answer', () => {
  const alone = 'combat turn 4 blue: B-P1=D4 B-L1=A1 K-M1=E4 K-L1=I1';
  expect(said(alone, 'charge P1 at K-M1')).toBe(
    'This is sure to eliminate the pink Mage M1, without dice.',
  );
  const answered = 'combat turn 4 blue: B-P1=D4 B-L1=A1 K-M1=E4 K-S1=F4 K-L1=I1';
  expect(said(answered, 'charge P1 at K-M1')).toMatch(
    /without dice\. But then an enemy may reach your unit\.$/,
  );
  expect(said(answered, 'charge P1 at K-M1', 'it')).toMatch(
    /Ma poi un nemico può raggiungere la tua unità\.$/,
  );
  // Whoever catches the leader has won: nobody answers.
  const leader = 'combat turn 4 blue: B-P1=D4 B-L1=A1 K-L1=E4 K-M1=F4';
  expect(said(leader, 'charge P1 at K-L1')).not.toMatch(/But/);
});

test('who strikes a leader is told of the answer where the match goes on', () => {
  const position = 'combat turn 4 blue: B-P1=D4 B-L1=A1 K-L1=E4 K-S1=F4 K-M1=I1';
  const charge = (options: Readonly<Record<string, OptionValue>>, at = position) =>
    said(at, 'charge P1 at K-L1', 'en', false, options);
  expect(charge({ leaderLoss: 'all' })).toMatch(/sure to eliminate[^.]*\.$/);
  expect(charge({ leaderLoss: 'off' })).toMatch(
    /sure to eliminate.* But then an enemy may reach your unit\.$/,
  );
  // Who is hit for the first time is only wounded.
  const wounded = { leaderLoss: 'all', wounded: true };
  expect(charge(wounded)).toMatch(/sure to wound .* But then an enemy may reach your unit\.$/);
  expect(charge(wounded, position.replace('E4', 'E4/w'))).toMatch(/sure to eliminate[^.]*\.$/);
});

test('where a hit only wounds, no hint says that it beats', () => {
  const three = 'combat turn 3 blue: B-S1=D4 B-S2=F4 B-S3=E5 B-L1=A1 K-S1=E4 K-L1=I1';
  const wounded = { wounded: true };
  expect(said(three, 'trio S1 S2 S3 at K-S1', 'en', false, wounded)).toBe(
    'This is sure to wound the pink Soldier S1, without dice.',
  );
  const spell = 'move turn 3 blue: B-M1=D4 B-L1=A1 K-S1=F4 K-L1=I1';
  expect(said(spell, 'cast M1 at K-S1', 'en', false, wounded)).toMatch(/may wound the pink/);
  expect(said(spell, 'cast M1 at K-S1')).toMatch(/may eliminate the pink/);
});

test('a move into reach of an enemy says so, and a leader in reach is not best left there', () => {
  const position = 'move turn 3 blue: B-P1=A6 B-L1=A1 K-M1=E4 K-L1=I1';
  expect(said(position, 'move P1 to C5')).toMatch(/But a spell could hit your unit there\.$/);
  expect(said(position.replace('K-M1=E4', 'K-P1=E4'), 'move P1 to C5')).toMatch(
    /But an enemy may reach your unit there\.$/,
  );
  const leader = 'move turn 9 blue: B-L1=D3 B-S1=A7 K-P1=F5 K-L1=I1';
  expect(said(leader, 'end')).toBe(
    'An enemy can reach the blue Prince L1 at D3. But no move was found that helps more.',
  );
});

test('a unit that stood in the way of a spell to its new hex is not called out of reach there', () => {
  // The parent's match: the Prince itself hid B7 from the Mage.
  const position = 'move turn 5 blue: B-L1=B6 B-S1=A1 K-M1=C5 K-L1=I1';
  expect(said(position, 'move L1 to A6') ?? '').not.toMatch(/no enemy can reach/);
  expect(said(position, 'move L1 to A6')).toMatch(/a spell could hit your leader there/);
});

test('whoever ends while a leader is in danger is told of it', () => {
  const spell = 'move turn 9 blue: B-L1=D3 B-S1=A7 K-M1=F5 K-L1=I1';
  expect(said(spell, 'end')).toBe(
    'A spell could hit the blue Prince L1 at D3. But no move was found that helps more.',
  );
  expect(said(spell, 'end', 'it')).toMatch(/^Un incantesimo può colpire il Principe azzurro/);
});

test('while a spell could hit a hex that nobody can walk to, that is said', () => {
  const position = 'move turn 5 blue: B-P1=D3 B-L1=A1 K-S1=E4 K-M1=F5 K-L1=I1';
  expect(said(position, 'move P1 to B3')).toBe(
    'As things stand now, no enemy can come and strike your unit there. But a spell could hit your unit there.',
  );
});

test('a Soldier that three enemy Soldiers can reach is not called out of reach', () => {
  const three = 'move turn 3 blue: B-S1=E6 B-L1=A1 K-S1=D3 K-S2=E3 K-S3=F3 K-L1=I1';
  expect(said(three, 'move S1 to E5')).not.toMatch(/no enemy can reach/);
});

test('to stand nearer to the enemy explains no lost match; that a leader is out of reach does', () => {
  const leader = 'move turn 9 blue: B-L1=D3 B-M1=C1 B-P1=A6 K-P1=F5 K-L1=I1';
  const far = 'move turn 9 blue: B-L1=A1 B-M1=C1 K-S1=H5 K-L1=I1';
  expect(said(far, 'move M1 to D1')).toMatch(/nearer to the enemy/);
  expect(said(far, 'move M1 to D1', 'en', true)).toBeUndefined();
  expect(said(leader, 'move L1 to B1', 'en', true)).toMatch(/no enemy can reach your unit/);
});

test('where woods stop a Pegasus, nobody is told that it can win a fight there', () => {
  const woods = 'move turn 3 blue: B-P1=A2 B-L1=A5 K-M1=D2 K-L1=I1';
  expect(said(woods, 'move P1 to C2')).toMatch(/can win the next fight/);
  const limits = { pegasusLimits: true };
  expect(said(woods, 'move P1 to C2', 'en', false, limits)).not.toMatch(/can win the next fight/);
  const beside = 'move turn 3 blue: B-P1=C2 B-L1=A5 K-M1=D2 K-L1=I1';
  expect(said(beside, 'end')).toMatch(/now fight/);
  expect(said(beside, 'end', 'en', false, limits) ?? '').not.toMatch(/now fight/);
});

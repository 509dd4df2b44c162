import { CHANCE, OVER } from '../actor.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { drawOutcome } from '../chance/draw-outcome.ts';
import type { WholeGame } from '../game.ts';
import { KeyedDice } from '../chance/random.ts';
import { type SearchRules } from '../rules.ts';
import { EventList, type Event } from '../trace.ts';
import { named, type Findings } from './findings.ts';
import { presetsOf, type Setting } from './settings.ts';

const DEPTH = 3;
const MOST_NODES = 4_000_000;

/** Pinned texts by file name: node counts of every preset, and a transcript of one match of each. */
export function pinnedTexts(game: WholeGame): ReadonlyMap<string, string> {
  const presets = presetsOf(game);
  const counts = presets.map(
    ({ name, options }) => `${name}: ${countNodes(game.rules(options)).join(' ')}\n`,
  );
  return new Map([
    ['counts.txt', counts.join('')],
    ...presets.map((setting) => [`${setting.name}.txt`, transcript(game, setting)] as const),
  ]);
}

/** Compares the pinned texts with the files in the folder, or writes the files if `update` is true. */
export function checkPinned(
  game: WholeGame,
  folder: URL,
  update: boolean,
  findings: Findings,
): void {
  for (const [name, text] of pinnedTexts(game)) {
    findings.at(name);
    const file = new URL(name, folder);
    if (update) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    } else if (!existsSync(file)) {
      findings.add('pinned', () => 'missing: look at it, then run the test with UPDATE=1');
    } else {
      const difference = firstDifference(readFileSync(file, 'utf8'), text);
      if (difference !== undefined) findings.add('pinned', () => difference);
    }
  }
}

/** How many sequences of 1, 2 and 3 actions or outcomes there are from the start; fewer depths if there are too many. */
export function countNodes(rules: SearchRules): readonly number[] {
  const counts: number[] = [];
  for (let depth = 1; depth <= DEPTH; depth++) {
    if ((counts.at(-1) ?? 1) * rules.bounds.actions > MOST_NODES) break;
    counts.push(nodesBelow(rules, rules.create(), depth));
  }
  return counts;
}

function nodesBelow(rules: SearchRules, s: object, depth: number): number {
  if (rules.actor(s) === OVER) return 0;
  const count = rules.count(s);
  if (depth === 1) return count;
  const next = rules.create();
  let nodes = 0;
  for (let k = 0; k < count; k++) {
    rules.copy(s, next);
    rules.apply(next, rules.nth(s, k));
    nodes += nodesBelow(rules, next, depth - 1);
  }
  return nodes;
}

/** One match by the game's first policy as text, with all events and positions. */
export function transcript(game: WholeGame, { name, options }: Setting): string {
  const rules = game.rules(options);
  const dice = new KeyedDice('transcript');
  const random = dice.random('player');
  const policy = Object.values(game.policies(rules))[0];
  const drawn = rules.streams.map(() => 0);
  const s = rules.create();
  const lines = [`${game.id} ${game.version}, ${name}: ${named(game, options)}`, place(rules, s)];
  for (let entries = 0; rules.actor(s) !== OVER && entries < rules.bounds.steps; entries++) {
    const actor = rules.actor(s);
    const stream = rules.stream(s);
    const action =
      actor === CHANCE
        ? drawOutcome(rules, s, dice, drawn[stream]!++).action
        : (policy?.choose(s, random) ?? rules.nth(s, random.below(rules.count(s))));
    const who = actor === CHANCE ? 'chance' : `P${actor + 1}`;
    lines.push('', `${rules.turn(s)}. ${who}: ${rules.notation.format(s, action)}`);
    const trace = new EventList();
    rules.apply(s, action, trace);
    lines.push(...trace.events.map(eventLine), place(rules, s));
  }
  const scores = new Float64Array(rules.seats);
  rules.score(s, scores);
  const { code, winners, measures } = rules.outcome(s);
  const won = winners.map((seat) => `P${seat + 1}`).join(', ');
  lines.push(
    '',
    `${code}; won by: ${won}; ${JSON.stringify(measures)}; scores ${scores.join(', ')}`,
    '',
  );
  return lines.join('\n');
}

const place = (rules: SearchRules, s: object): string => `   = ${rules.notation.position(s)}`;

function eventLine({ code, clauses, args }: Event): string {
  const details = Object.entries(args).map(([name, value]) => ` ${name}=${value}`);
  return `   ${code}${details.join('')} (${clauses.join(', ')})`;
}

function firstDifference(pinned: string, now: string): string | undefined {
  if (pinned === now) return undefined;
  const [before, after] = [pinned.split('\n'), now.split('\n')];
  const line = before.findIndex((text, i) => text !== after[i]);
  const at = line < 0 ? before.length : line;
  return `line ${at + 1} was "${before[at] ?? ''}" and is "${after[at] ?? ''}"; if that is right: UPDATE=1`;
}

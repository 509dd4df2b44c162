import {
  CHANCE,
  drawOutcome,
  KeyedDice,
  OVER,
  withBots,
  type Bots,
  type Game,
  type OptionValues,
  type Outcome,
} from '@glade/engine';
import type { Frame, Mm, Sheet } from '../model.ts';
import { Ruling } from './form.tsx';
import { heightOf, Text } from './Text.tsx';

// The teacher's key: all matches without dice of a class in a table.

interface Column {
  readonly head: string;
  /** Its share of the width of the table. */
  readonly share: number;
}

/** The table of a teacher's key. */
export interface Key {
  readonly title: string;
  /** How to read it. */
  readonly how: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** What a screen reader says of a page with `n` matches. */
  readonly what: (n: number) => string;
}

/** Matches on a page of the key. */
const ROWS = 30;
const LETTERS: Mm = 2.9;
const HOW: Mm = 3.4;
/** The highest row. */
const STEP: Mm = 8;
const TITLE: Mm = 5.6;

/** The pages of a key. */
export const keyPages = (key: Key, frame: Frame): readonly Sheet[] =>
  Array.from({ length: Math.ceil(key.rows.length / ROWS) }, (_, page) =>
    keyPage(key, key.rows.slice(page * ROWS, (page + 1) * ROWS), frame),
  );

function keyPage({ title, how, columns, what }: Key, rows: Key['rows'], frame: Frame): Sheet {
  const under = TITLE + 5;
  const top = under + heightOf(how, frame.width, HOW) + 1;
  const step = Math.min(STEP, (frame.height - top) / (ROWS + 1));
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const edges = [0];
  for (const { share } of columns) edges.push(edges.at(-1)! + (share / all) * frame.width);
  const heads = columns.map(({ head }) => head);
  return {
    what: what(rows.length),
    content: (
      <>
        <Text x={0} y={TITLE} size={TITLE} face="title" words={title} />
        <Text x={0} y={under} size={HOW} width={frame.width} words={how} />
        <Ruling
          x={0}
          y={top}
          columns={edges}
          rows={Array.from({ length: rows.length + 2 }, (_, i) => i * step)}
        />
        {[heads, ...rows].map((row, i) =>
          row.map((words, k) => (
            <Text
              key={`${i} ${k}`}
              x={(edges[k]! + edges[k + 1]!) / 2}
              y={top + (i + 0.66) * step}
              size={LETTERS}
              anchor="middle"
              face={i === 0 || k === 0 ? 'bold' : 'text'}
              words={words}
            />
          )),
        )}
      </>
    ),
  };
}

/**
 * How the first bot of a game ends a match with the dice of a seed, alone in all seats: what a teacher can compare with. The
 * same each time.
 */
export function endOfBots(
  game: Game,
  bots: Bots,
  seed: string,
  options: OptionValues,
): { readonly outcome: Outcome; readonly turns: number } {
  const dice = new KeyedDice(seed);
  const whole = withBots(game, bots);
  const rules = whole.rules(options);
  const [policy] = Object.values(whole.policies(rules));
  const random = dice.random('bot:0');
  const state = rules.create();
  const drawn = rules.streams.map(() => 0);
  for (let actor = rules.actor(state); actor !== OVER; actor = rules.actor(state)) {
    const stream = actor === CHANCE ? rules.stream(state) : 0;
    const action =
      actor === CHANCE
        ? drawOutcome(rules, state, dice, drawn[stream]!).action
        : policy!.choose(state, random);
    if (actor === CHANCE) drawn[stream]! += 1;
    rules.apply(state, action);
  }
  return { outcome: rules.outcome(state), turns: rules.turn(state) };
}

import { CHANCE, EventList, type Action, type Rules, type Throw } from '@glade/engine';
import { lacks } from '@glade/table';
import { tellBriefly, tellTyped, type Listener, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { listenerOf } from '../../narration/narration.ts';
import { isDrawnForPeople } from '../controls/app-throws.ts';
import type { Session } from '../session.ts';

/** A throw or draw that people have entered. */
export interface Entered {
  /** Its place in the log. */
  readonly at: number;
  /** What the dice showed; undefined where there were none. */
  readonly faces: readonly number[] | undefined;
  /** The same in words: “column 3, row 5”. */
  readonly text: string;
  /** The app threw or drew it for people: there is nothing to correct. */
  readonly byApp?: boolean;
}

/**
 * The throw or draw that people entered last, as long as nobody of them has acted since and it can be taken back. It is
 * found in the match, so it is there again after a reload.
 */
export function lastEntered(say: Say, board: ThrowBoard, session: Session): Entered | undefined {
  const { table, people } = session;
  const { log, header, rules } = table.match;
  if (header.dice !== 'entered') return undefined;
  const at = log.findLastIndex(({ actor }) => actor === CHANCE || people.includes(actor));
  if (at < 0 || log[at]!.actor !== CHANCE) return undefined;
  const view = session.view.value;
  if (!session.canUndo) return undefined;
  const before = table.match.at(at).state;
  const thrown = rules.thrown(before);
  if (thrown !== undefined) {
    const faces = rules.facesOf(before, log[at]!.action);
    const byApp = lacks(header.options, thrown);
    return { at, faces, text: thrownText(say, board, rules, before, faces), byApp };
  }
  const listener = listenerOf(say, view, session.you);
  const text = drawnText(say, board, rules, before, log[at]!.action, listener);
  return { at, faces: undefined, text, byApp: isDrawnForPeople(log[at]!) };
}

/** What a game says of a throw beside its rules. */
export type ThrowBoard = Pick<GameBoard, 'throwsFor' | 'lotOrder'>;

/**
 * What dice showed, and for which part of the board, in words; `state` is the position before. A game may say it in a
 * message `threw.<code>`, which gets the `first` and the `second` die.
 */
export function thrownText(
  say: Say,
  board: ThrowBoard,
  rules: Rules,
  state: object,
  faces: readonly number[],
): string {
  const thrown = rules.thrown(state)!;
  const part = board.throwsFor?.(rules.view(state, undefined));
  const own = `threw.${thrown.code}`;
  if (say.has(own)) return say(own, { ...part?.args, first: faces[0] ?? 0, second: faces[1] ?? 0 });
  const showed = facesText(say, thrown, faces);
  return part === undefined ? showed : `${say(part.key, part.args)}, ${showed}`;
}

/**
 * What a card, a tile or lots have brought, in words; `state` is the position before. Lots for all are told in their order.
 * Its number, where nothing is told of it.
 */
export function drawnText(
  say: Say,
  board: ThrowBoard,
  rules: Rules,
  state: object,
  drawn: Action,
  listener: Listener = {},
): string {
  const lots = board.lotOrder?.(rules.view(state, undefined), drawn) ?? [];
  if (lots.length > 1) return lots.map((seat) => say('seat', { player: seat + 1 })).join(', ');
  const after = rules.create();
  rules.copy(state, after);
  const trace = new EventList();
  rules.apply(after, drawn, trace);
  const told = trace.events
    .map((event) => tellBriefly(say, rules.notation, [event], 'written', listener))
    .find((each) => each !== undefined);
  return told?.replace(/[.!]$/, '') ?? tellTyped(say, rules.notation.format(state, drawn));
}

/** Whether the order of these dice means nothing. */
export const isUnordered = ({ reads, faces }: Throw): boolean =>
  faces !== undefined || (reads.length > 1 && new Set(reads).size === 1);

/** What a face is called: “column 3”, or by the name of its picture. */
export function faceText(say: Say, { faces, reads }: Throw, die: number, face: number): string {
  const name = faces?.[face - 1];
  return name === undefined ? `${say(`reads.${reads[die]}`)} ${face}` : say(`face.${name}`);
}

function facesText(say: Say, thrown: Throw, faces: readonly number[]): string {
  if (thrown.faces === undefined)
    return faces.map((face, die) => faceText(say, thrown, die, face)).join(', ');
  const counts = new Map<number, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts]
    .map(([face, count]) => `${count} × ${faceText(say, thrown, 0, face)}`)
    .join(', ');
}

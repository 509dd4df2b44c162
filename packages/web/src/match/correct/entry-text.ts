import { CHANCE, giveTurn, type Action, type Actor, type Match, type Rules } from '@glade/engine';
import { placeArgs, tellProblem, type Say } from '@glade/text';
import { hasSecrets, type Broken, type TableView } from '@glade/table';
import type { GameBoard } from '@glade/ui';
import { seatName, whyNot } from '../../narration/narration.ts';
import { drawnText, thrownText } from '../entry/last-entered.ts';
import type { CorrectionEnd } from '../scenes/shown-match.ts';
import type { Session } from '../session.ts';

/**
 * An entry in words, as people would say it: what dice showed, a card, what somebody did. `state` is the position before. Of
 * an action a game may tell what was done by the message of its button with `.done`.
 */
export function entryText(
  say: Say,
  board: Pick<GameBoard, 'name' | 'throwsFor' | 'lotOrder'>,
  rules: Rules,
  state: object,
  { actor, action }: { readonly actor: Actor; readonly action: Action },
): string {
  if (actor !== CHANCE) {
    const { key, args, cells } = board.name(rules.view(state, actor), action);
    const done = `${key}.done`;
    return say(say.has(done) ? done : key, {
      ...args,
      ...placeArgs(say, rules.notation, cells, 'written'),
    });
  }
  if (rules.thrown(state) === undefined) return drawnText(say, board, rules, state, action);
  return thrownText(say, board, rules, state, rules.facesOf(state, action));
}

/** An entry of the match as it is, in words. */
export const textAt = (say: Say, board: GameBoard, match: Match, at: number): string =>
  entryText(say, board, match.rules, match.at(at).state, match.log[at]!);

/** The same, with who did it: a throw was nobody's. */
export function textWithName(say: Say, board: GameBoard, session: Session, at: number): string {
  const { match } = session.table;
  const { actor } = match.log[at]!;
  const text = textAt(say, board, match, at);
  if (actor === CHANCE) return text;
  return `${seatName(say, match.header.options, actor, session.you)}: ${text}`;
}

/** All entries of a match in words; those that are not known here are told as secret. */
export function entryTexts(
  say: Say,
  board: Pick<GameBoard, 'name' | 'throwsFor' | 'lotOrder'>,
  { rules, log }: Pick<Match, 'rules' | 'log'>,
  isKnown: (at: number) => boolean,
): readonly string[] {
  const state = rules.create();
  return log.map((entry, at) => {
    giveTurn(rules, state, entry.actor);
    const text = isKnown(at) ? entryText(say, board, rules, state, entry) : say('right.secret');
    rules.apply(state, entry.action);
    return text;
  });
}

/** Why an entry does not fit any more. */
export function brokenText(say: Say, view: TableView, { refusal, problem }: Broken): string {
  return refusal === undefined
    ? tellProblem(say, problem ?? { code: 'correct.hidden' })
    : whyNot(say, view, refusal, 'written');
}

/**
 * How a correction ended: which kind it was, and from where on something has to be told again. Of what is hidden from the
 * screen, and far away, only that it was put right.
 */
export function rightText(
  say: Say,
  board: Pick<GameBoard, 'name' | 'throwsFor' | 'lotOrder'>,
  session: Session,
  right: CorrectionEnd,
): string {
  if (right.type === 'refused') return say('right.refused');
  const { at, broken } = right;
  const last = session.isFar ? undefined : session.table.corrected;
  const isKnown = (match: Match, index: number): boolean =>
    match.log[index] !== undefined && (!session.secret || match.log[index].actor === CHANCE);
  const inWords = (match: Match, index: number): string =>
    isKnown(match, index)
      ? entryText(say, board, match.rules, match.at(index).state, match.log[index]!)
      : '';
  const { kind } = last ?? {};
  // Where the entry is: what was removed or changed, in the match as it was before.
  const there = kind === 'insert' ? session.table.match : last?.before;
  const isOpen = there !== undefined && isKnown(there, at);
  const told = kind === 'restore' || isOpen ? (kind ?? 'move') : 'move';
  const from = last === undefined || broken === undefined ? '' : inWords(last.before, broken.at);
  const args = { kind: told, from: from === '' ? 'none' : from };
  if (broken === undefined) return say('right.done', args);
  const { rules, header } = session.view.value;
  const carries = hasSecrets(rules) && header.dice === 'entered';
  return say(carries ? 'right.broken.rolls' : 'right.broken', args);
}

import { CHANCE, type Action, type Throw } from '@glade/engine';
import type { Intent } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { CountEntry, DiceEntry } from '@glade/ui/dice-entry';
import { settings } from '../../settings/settings.ts';
import type { Session } from '../session.ts';
import { DrawnLots } from './DrawnLots.tsx';
import { faceText, isUnordered } from './last-entered.ts';

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
  /** Carries an intent out and says whether it was accepted. */
  readonly onSubmit: (intent: Intent) => boolean;
}

/** Where people enter what their dice, cards or lots have brought. Nothing while something else is still shown. */
export function EntryForm({ say, board, session, onSubmit }: Props) {
  const { thrown, actor, entries } = session.view.value;
  if (actor !== CHANCE || session.busy.value) return null;
  if (thrown === undefined) {
    const name = (action: Action): void => void onSubmit({ type: 'outcome', action });
    const { match } = session.table;
    return (
      <DrawnLots
        key={entries.length}
        board={board}
        session={session}
        match={match}
        onDrawn={name}
        onPart={(takeBack) => (session.halfEntered.value = takeBack)}
      />
    );
  }
  const old = session.putRight.value;
  return (
    <ThrowForm
      key={entries.length}
      say={say}
      board={board}
      thrown={thrown}
      legend={say('dice.enter.dice', { n: thrown.dice.length })}
      describedBy="step-now"
      kept={old?.at === entries.length ? old.faces : undefined}
      onPart={(takeBack) => (session.halfEntered.value = takeBack)}
      onFaces={(faces) => onSubmit({ type: 'enter', faces })}
    />
  );
}

interface ThrowProps extends Pick<Props, 'say' | 'board'> {
  readonly thrown: Throw;
  readonly legend: string;
  readonly describedBy?: string | undefined;
  /** What was entered before, to be changed. */
  readonly kept?: readonly number[] | undefined;
  readonly onPart?: (takeBack: (() => void) | undefined) => void;
  /** Says whether the faces were accepted. */
  readonly onFaces: (faces: readonly number[]) => boolean;
}

/** Where people enter what their dice show: in any order where their order means nothing. */
export function ThrowForm({
  say,
  board,
  thrown,
  legend,
  describedBy,
  kept,
  onPart,
  onFaces,
}: ThrowProps) {
  const { Face } = board;
  const { dice, faces: names } = thrown;
  const shared = {
    dice,
    names,
    legend,
    describedBy,
    kept,
    digits: settings.value.shortcuts,
    draw:
      Face && names
        ? (face: number, die: number) => (
            <Face name={names[face - 1] ?? `${face}`} sides={dice[die]!} />
          )
        : undefined,
    onPart,
    onFaces,
    enter: say('dice.enter.these', { n: dice.length }),
  };
  if (isUnordered(thrown)) {
    const name = (face: number): string => faceText(say, thrown, 0, face);
    return (
      <CountEntry
        {...shared}
        label={name}
        sum={(entered, all) => say('dice.sum', { entered, all })}
        less={(face) => say('dice.less', { face: name(face) })}
        rest={(face, left) => ({
          name: say('dice.rest.name', { left, face: name(face) }),
          text: say('dice.rest', { left }),
        })}
        none={(face, others) => ({
          name: say('dice.none.name', { face: name(face) }),
          text: say('dice.none', { others }),
        })}
      />
    );
  }
  return (
    <DiceEntry
      {...shared}
      reads={thrown.reads.map((read) => say(`reads.${read}`))}
      signs={thrown.reads.map((read) =>
        say.has(`reads.${read}.sign`) ? say(`reads.${read}.sign`) : undefined,
      )}
      label={(die, face) => faceText(say, thrown, die, face)}
    />
  );
}

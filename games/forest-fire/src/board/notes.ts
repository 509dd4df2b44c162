import type { OptionValues, Seat } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import type { ForestFireView } from '../rules/view.ts';

interface Note {
  readonly key: string;
  readonly args?:
    { readonly player: number } | { readonly players: number } | { readonly left: number };
  readonly urgent: boolean;
}

/** More rounds than most matches last. A fire that still burns may burn for ever. */
const LONG = 40;

/**
 * The notes beside the task: a warning for who is in flames (FF-16), then how little of the forest is left, or else the reminder
 * to talk where several `people` still play.
 */
export function notesOf(
  view: ForestFireView,
  options: OptionValues,
  people: readonly Seat[],
): readonly Note[] {
  if (view.step === 'over') return [];
  const danger = warnings(view, options['turnOrder'] === 'free');
  const talking = people.filter((seat) => view.players[seat]?.out !== true);
  // FF-R36: nobody is led to the end in every round, and nobody at all where the match has a last round.
  const isLong = view.round > LONG && view.round % 5 === 1;
  if (isLong && options['maxRounds'] === 0 && talking.length > 0)
    return [...danger, { key: 'board.long', urgent: false }];
  const green = fewGreen(view);
  // There is room for one line more: how it stands is worth more than what people are told in every round.
  if (green !== undefined) return [...danger, { ...green, urgent: false }];
  if (options['talkPrompt'] !== true || talking.length < 2) return danger;
  if (view.step === 'roles') return [...danger, { key: 'step.talk.roles', urgent: false }];
  return view.step === 'turns' ? [...danger, { key: 'step.talk', urgent: false }] : danger;
}

/** FF-18, FF-28: how many squares can still burn, where they are a third of the forest at most and play goes on. */
export function fewGreen({ step, burning, firebreaks }: ForestFireView) {
  const forest = SQUARES - firebreaks.length;
  const left = forest - burning;
  const few = (step === 'turns' || step === 'rolls') && 3 * left <= forest;
  return few ? { key: 'board.green', args: { left } } : undefined;
}

/** One line, also for several players in flames: there is no room for one each. The board and the seats show who. */
export function warnings(view: ForestFireView, free: boolean): readonly Note[] {
  const { players } = view;
  const seats = players.flatMap(({ danger, out }, seat) => (danger && !out ? [seat] : []));
  const [seat, other] = seats;
  if (seat === undefined) return [];
  if (other !== undefined)
    return [{ key: 'board.danger.several', args: { players: seats.length }, urgent: true }];
  return [{ key: dangerTo(view, seat, free), args: { player: seat + 1 }, urgent: true }];
}

/**
 * Whose task it is: who stands there and is at turn gets away, or the others help. In a `free` order everybody who has moves
 * left is at turn (FF-R20). While dice are thrown it is nobody's.
 */
function dangerTo(
  { players, step, seat: turn, actor }: ForestFireView,
  seat: Seat,
  free: boolean,
): string {
  if (step !== 'turns') return 'board.danger.there';
  if (players[seat]!.moves === 0) return 'board.danger.mate';
  return free || seat === turn || actor === seat ? 'board.danger' : 'board.danger.later';
}

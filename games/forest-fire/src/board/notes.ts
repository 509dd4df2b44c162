import type { OptionValues, Seat } from '@glade/engine';
import type { ForestFireView } from '../rules/view.ts';

interface Note {
  readonly key: string;
  readonly args?: { readonly player: number } | { readonly players: number };
  readonly urgent: boolean;
}

/**
 * The notes beside the task: a warning for who is in flames (FF-16), then the reminder to talk where several `people`
 * still play.
 */
export function notesOf(
  view: ForestFireView,
  options: OptionValues,
  people: readonly Seat[],
): readonly Note[] {
  if (view.step === 'over') return [];
  const danger = warnings(view, options['turnOrder'] === 'free');
  const talking = people.filter((seat) => view.players[seat]?.out !== true);
  if (options['talkPrompt'] !== true || talking.length < 2) return danger;
  if (view.step === 'roles') return [...danger, { key: 'step.talk.roles', urgent: false }];
  return view.step === 'turns' ? [...danger, { key: 'step.talk', urgent: false }] : danger;
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

import type { OptionValues, Seat } from '@glade/engine';
import type { ForestFireView } from '../rules/view.ts';

interface Note {
  readonly key: string;
  readonly args?: { readonly player: number };
  readonly urgent: boolean;
}

/**
 * The notes beside the task: a warning for each player in flames (FF-16), then the reminder to talk where several `people`
 * still play.
 */
export function notesOf(
  view: ForestFireView,
  options: OptionValues,
  people: readonly Seat[],
): readonly Note[] {
  if (view.step === 'over') return [];
  const danger = view.players.flatMap((player, seat) => {
    if (!player.danger || player.out) return [];
    const mate = view.step === 'turns' && player.moves === 0;
    const key = mate ? 'board.danger.mate' : 'board.danger';
    return [{ key, args: { player: seat + 1 }, urgent: true }];
  });
  const talking = people.filter((seat) => view.players[seat]?.out !== true);
  if (options['talkPrompt'] !== true || talking.length < 2) return danger;
  if (view.step === 'roles') return [...danger, { key: 'step.talk.roles', urgent: false }];
  return view.step === 'turns' ? [...danger, { key: 'step.talk', urgent: false }] : danger;
}

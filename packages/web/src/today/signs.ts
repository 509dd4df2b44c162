import type { Event } from '@glade/engine';
import type { GameBoard } from '@glade/ui';
import type { SoundName } from '@glade/ui/effects';
import { momentsOf } from '@glade/ui/ending';

/** A sign for each sound of an event: what has a sound of its own in a game is told by its sign. */
export const SIGNS: Readonly<Record<SoundName, string>> = {
  dice: '🎲',
  card: '🃏',
  lay: '🧩',
  step: '👣',
  fly: '🦋',
  dig: '🪨',
  splash: '💧',
  'catch-fire': '🔥',
  burst: '💥',
  'burn-out': '🌫️',
  wind: '🌬️',
  leaf: '🍃',
  squish: '🍂',
  spell: '🔮',
  strike: '⚔️',
  hurt: '💔',
  heal: '💚',
  sparkle: '✨',
  friend: '🤝',
  turn: '⏳',
  refused: '✋',
  won: '🏆',
  lost: '🌧️',
};

/**
 * The moments of a match as the names of their signs, in order, without its end. They say what kind of thing happened, and not
 * where or to whom: so nobody who has yet to play the match learns how.
 */
export function signsOf(
  entries: readonly { readonly events: readonly Event[] }[],
  board: Pick<GameBoard, 'moments' | 'isNotable' | 'effects'>,
): readonly SoundName[] {
  const soundOf = ({ code }: Event): SoundName | undefined => {
    const sound = board.effects?.[code]?.sound;
    return typeof sound === 'string' ? sound : undefined;
  };
  return momentsOf(entries, true, board).flatMap(({ step, events }) => {
    if (step === entries.length) return [];
    const heard = [...events, ...entries[step - 1]!.events].map(soundOf);
    return heard.find((sound) => sound !== undefined) ?? [];
  });
}

import type { Header } from '@glade/engine';
import { LEVELS, type Level, type Player } from './types.ts';

/** Who plays each seat: a header names bots by their level, everybody else is a person. */
export function playersOf(header: Header): readonly Player[] {
  return header.players.map((name) =>
    isLevel(name) ? { who: 'bot', level: name } : { who: 'person' },
  );
}

/** How a player is written in a header. */
export function playerName(player: Player): string {
  return player.who === 'bot' ? player.level : 'person';
}

function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

import { LEVELS, type Header, type Level, type Seat } from '@glade/engine';
import type { Player } from './types.ts';

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

/** Whether this is the number of a seat in which a person sits. */
export function isPerson(players: readonly Player[], seat: Seat): boolean {
  return typeof seat === 'number' && players[seat]?.who === 'person';
}

function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

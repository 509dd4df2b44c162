import { LEVELS, type Header, type Level, type Seat } from '@glade/engine';
import type { Player } from './types.ts';

const BOT = 'bot ';
const PERSON = 'person ';

/**
 * Who plays each seat: `bot strong` is a bot, `person strong` a person of that name, as everybody else is. Older matches
 * name a bot by its level alone: in them, and only in them, `strong` is one.
 */
export function playersOf({ players }: Pick<Header, 'players'>): readonly Player[] {
  const older = !players.some((name) => /^(?:bot|person) /.test(name));
  return players.map((name) => {
    const level = name.startsWith(BOT) ? name.slice(BOT.length) : older ? name : '';
    return isLevel(level) ? { who: 'bot', level } : { who: 'person' };
  });
}

/** The name that a header gives a person, if it gives one. */
export function personName(name: string): string | undefined {
  const given = name.startsWith(PERSON) ? name.slice(PERSON.length) : name;
  return given === 'person' ? undefined : given;
}

/** How a player is chosen: `person`, or the level of a bot. */
export function playerName(player: Player): string {
  return player.who === 'bot' ? player.level : 'person';
}

/** How a player is written in a header, so that no person can be taken for a bot. */
export function headerName(player: Player): string {
  return player.who === 'bot' ? BOT + player.level : 'person';
}

/** Whether this is the number of a seat in which a person sits. */
export function isPerson(players: readonly Player[], seat: Seat): boolean {
  return typeof seat === 'number' && players[seat]?.who === 'person';
}

function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

import { LEVELS, type Header, type Level, type Seat } from '@glade/engine';
import type { Player } from './types.ts';

const BOT = 'bot ';
const PERSON = 'person ';

/**
 * Who plays each seat. `bot strong` is a bot; `person strong` and every other name is a person. In older matches a bot
 * stands as its level alone: only where no name begins with `bot` or `person`, `strong` is a bot.
 */
export function playersOf({ players }: Pick<Header, 'players'>): readonly Player[] {
  const older = !players.some((name) => /^(?:bot|person) /.test(name));
  return players.map((name) => {
    const level = name.startsWith(BOT) ? name.slice(BOT.length) : older ? name : '';
    return isLevel(level) ? { who: 'bot', level } : { who: 'person' };
  });
}

/** The name of a person in a header; undefined for a person without a name. */
export function personName(name: string): string | undefined {
  const given = name.startsWith(PERSON) ? name.slice(PERSON.length) : name;
  return given === 'person' ? undefined : given;
}

/** The word for a player in options and addresses: `person`, or the level of a bot. */
export function playerName(player: Player): string {
  return player.who === 'bot' ? player.level : 'person';
}

/** The word for a player in a header. No name of a person can be mistaken for a bot. */
export function headerName(player: Player): string {
  return player.who === 'bot' ? BOT + player.level : 'person';
}

/** Whether this is the number of a person's seat. */
export function isPerson(players: readonly Player[], seat: Seat): boolean {
  return typeof seat === 'number' && players[seat]?.who === 'person';
}

function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

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
  if (name.startsWith(PERSON)) return name.slice(PERSON.length);
  return name === 'person' ? undefined : name;
}

/** The word for a player in options and addresses: `person`, or the level of a bot. */
export function playerName(player: Player): string {
  return player.who === 'bot' ? player.level : 'person';
}

/** The word for a player in a header, for a person with a name the name. No name of a person can be mistaken for a bot. */
export function headerName(player: Player, name?: string): string {
  if (player.who === 'bot') return BOT + player.level;
  if (name === undefined) return 'person';
  const strange = name === 'person' || isLevel(name) || /^(?:bot|person) /.test(name);
  return strange ? PERSON + name : name;
}

/** The name of the person in each seat, undefined for bots and people without one. Of two people called Anna one is “Anna 2”, by the number of the seat. */
export function seatNames(header: Pick<Header, 'players'>): readonly (string | undefined)[] {
  const names = playersOf(header).map(({ who }, seat) =>
    who === 'person' ? personName(header.players[seat]!) : undefined,
  );
  return names.map((name, seat) =>
    name !== undefined && names.indexOf(name) < seat ? `${name} ${seat + 1}` : name,
  );
}

/** Whether this is the number of a person's seat. */
export function isPerson(players: readonly Player[], seat: Seat): boolean {
  return typeof seat === 'number' && players[seat]?.who === 'person';
}

function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

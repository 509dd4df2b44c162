import { personName, playersOf, type Player } from '@glade/table';

/** What tells one stored match from another: who plays, and its last turn. */
export interface Gist {
  readonly players: readonly { readonly player: Player; readonly name: string | undefined }[];
  readonly turn: number;
}

/** Read from the record's text alone, for the list knows no rules. A record that says nothing has no players, turn 0. */
export function gistOf(record: string): Gist {
  const line = /^Players:(.*)$/m.exec(record)?.[1] ?? '';
  const names = line
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const turns = [...record.matchAll(/^(\d{1,6})\. /gm)];
  return {
    players: playersOf({ players: names }).map((player, seat) => ({
      player,
      name: player.who === 'person' ? personName(names[seat]!) : undefined,
    })),
    turn: Number(turns.at(-1)?.[1] ?? 0),
  };
}

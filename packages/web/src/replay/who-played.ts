import type { Match, Seat } from '@glade/engine';
import type { Say } from '@glade/text';
import { personName, playerName, playersOf } from '@glade/table';
import { playerText, seatName } from '../narration/narration.ts';
import { t } from '../words/words.ts';

/** Who played, as the record says: people by their names, if it has them, and bots by their levels. `you` as in `seatName`. */
export function playersText({ header, rules }: Match, say: Say, you?: Seat): string {
  const players = playersOf(header);
  const level = playerText(say, players[0]!);
  // Several bots of one kind are named together.
  if (
    rules.seats > 1 &&
    players.every((each) => each.who === 'bot' && playerText(say, each) === level)
  ) {
    const all = players.map((_, seat) => seatName(say, header.options, seat));
    const names = new Intl.ListFormat(say.tag).format(all);
    return t('replay.bots', { names, kind: t(`level.short.${playerName(players[0]!)}`) });
  }
  const names = players.map((player, seat) => {
    if (seat === you && rules.seats > 1) return seatName(say, header.options, seat, you);
    const given = player.who === 'person' ? personName(header.players[seat]!) : undefined;
    if (given !== undefined) return given;
    const kind = playerText(say, player);
    return rules.seats === 1
      ? kind
      : t('replay.player', { name: seatName(say, header.options, seat), kind });
  });
  return t('replay.players', { names: new Intl.ListFormat(say.tag).format(names) });
}

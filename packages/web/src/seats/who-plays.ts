import type { MatchSummary } from '../storage/match-summary.ts';
import { languageTag, t } from '../words/words.ts';

/** Who plays a match, in a few words: “Anna, Ben, and 2 bots”. */
export function whoPlays(players: MatchSummary['players']): string {
  const names = players.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const bots = players.filter(({ player }) => player.who === 'bot').length;
  const people = players.length - bots - names.length;
  if (players.length === 1 && people === 1) return t('player.person');
  const counts = [
    people > 0 && t('seats.people', { people }),
    bots > 0 && t('seats.count', { bots }),
  ];
  const all = [...names, ...counts.filter((count) => count !== false)];
  return new Intl.ListFormat(languageTag.value).format(all);
}

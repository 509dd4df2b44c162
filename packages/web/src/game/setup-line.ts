import type { Game } from '@glade/engine';
import { playerName } from '@glade/table';
import { t, wordsOf } from '../words/words.ts';
import type { MatchSetup } from './match-setup.ts';
import { OWN_DICE } from './own-dice.ts';
import { hasFront, shortRulesName } from './rules-name.ts';

/** The match that the Play button begins, in a few words: "Classic · you and 3 bots, steady". */
export function setupLine(game: Game, { options, players, realTable }: MatchSetup): string {
  const say = wordsOf(game.id);
  const rules = shortRulesName(say, game, options);
  const bots = players.filter(({ who }) => who === 'bot');
  const people = players.length - bots.length;
  const who = players.length === 1 ? '' : t('game.who', { people, bots: bots.length });
  const levels = [...new Set(bots.map(playerName))];
  // Where a scenario is named there is no room for the usual level.
  const isUsual = levels[0] === 'steady' && hasFront(game);
  const level = levels.length === 1 && !isUsual ? t(`level.short.${levels[0]}`) : '';
  const dice =
    options[OWN_DICE] === true && realTable !== true
      ? `${say(`option.${OWN_DICE}`)}: ${say(`option.${OWN_DICE}.on`)}`
      : '';
  const said = [who, level].filter((part) => part !== '').join(', ');
  return [rules, said, dice].filter((part) => part !== '').join(' · ');
}

import type { Header } from '@glade/engine';
import { playersOf } from './players.ts';

/** Whether a bot played. Bots of a playtest have other names than the levels of the app. */
export const hasBots = ({ players }: Pick<Header, 'players'>): boolean =>
  playersOf({ players }).some(({ who }) => who === 'bot') ||
  players.some((name) => name.startsWith('bot '));

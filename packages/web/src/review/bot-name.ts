import { LEVELS, type Game } from '@glade/engine';
import type { Say } from '@glade/text';

/** The level at which people meet a policy as a bot; `none` where they do not meet it. */
const levelOf = ({ levels }: Pick<Game, 'levels'>, policy: string): string =>
  LEVELS.find((level) => (levels ?? USUAL)[level as keyof typeof USUAL] === policy) ?? 'none';

/** Where a game names none, the steady bot follows its first policy. */
const USUAL: NonNullable<Game['levels']> = { gentle: '', steady: 'policy', strong: '' };

/** What people call the bot that plays a match on: by its level, as where they choose who plays. */
export const botName = (say: Say, game: Pick<Game, 'levels'>, policy: string): string =>
  say('review.page.bot', { level: levelOf(game, policy) });

import { describeGame } from '@glade/engine/testing';
import cards from '../templates/cards/game.ts';
import dice from '../templates/dice/game.ts';

// What `glade new` begins with are whole games, in one language and without a board of their own.

const folder = (name: string): URL => new URL(`../templates/${name}/`, import.meta.url);
const both = { spoken: ['en'] as const, pinned: false, matches: 60 };

describeGame(dice, { folder: folder('dice'), events: dice.events, ...both });
describeGame(cards, { folder: folder('cards'), events: cards.events, ...both });

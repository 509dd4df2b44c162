/**
 * `npm run foresight -- GAME [--player BOT] [--rival BOT] [--players N] [--games N] [--tries N] [--seed N]`: how many matches of two somebody
 * wins at least who knows all dice before the match, against a bot that does not (docs/value.md). In every second match the rival begins.
 */
import { parseArgs } from 'node:util';
import { botFor } from '@glade/bots';
import { KeyedDice, parseOptions, type Policy } from '@glade/engine';
import { games } from '@glade/games';
import { bernsteinMargin } from '@glade/lab';
import { isWonKnowing } from './foresight/known-dice.ts';

/** Wrong in one of 100 cases. */
const WRONG = 0.01;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    player: { type: 'string', default: 'policy' },
    rival: { type: 'string', default: 'policy' },
    players: { type: 'string' },
    games: { type: 'string', default: '200' },
    tries: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const game = games.find(({ id }) => id === positionals[0]);
if (game === undefined) throw new RangeError(`${positionals[0]} is no game.`);
const players = values.players === undefined ? {} : { players: Number(values.players) };
const options = parseOptions(game.options, { ...game.options.bulk, ...players });
if (!options.ok) throw new RangeError(options.problem.code);
const rules = game.rules(options.value);
if (rules.seats !== 2) throw new RangeError('A match of two is asked for.');
const named = (name: string): Policy => {
  const bot = botFor(game, rules, name);
  if (!bot.ok) throw new RangeError(bot.problem.code);
  return bot.value;
};
const [player, rival] = [named(values.player), named(values.rival)];
const matches = Number(values.games);
const dice = new KeyedDice(values.seed);
let won = 0;
for (let i = 0; i < matches; i++) {
  const meeting = { rules, seat: i % 2, player, rival };
  if (isWonKnowing(meeting, Number(values.tries), dice.random(`${i}`))) won += 1;
}
const least = won / matches - bernsteinMargin({ n: matches, sum: won, squares: won }, 1, WRONG);
console.log(
  `${won} of ${matches} matches are won with known dice; at least ${(Math.floor(Math.max(0, least) * 1e4) / 100).toFixed(2)} % are, 99 % sure.`,
);

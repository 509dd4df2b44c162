import {
  giveTurn,
  parseRecord,
  positions,
  type WholeGame,
  type Language,
  type Match,
} from '@glade/engine';
import { seatNames } from '@glade/table';
import { tellEvents, tellTyped, type Values } from '@glade/text';
import { valueOrThrow } from '../arguments/user-error.ts';
import { outcomeText } from '../match/outcome-text.ts';
import { findGame } from '../shelf/games.ts';
import { print, wrapped } from '../terminal/output.ts';
import { cliTranslator } from '../text/translator.ts';
import { readRecord } from '../arguments/files.ts';

/** `glade replay FILE`: tells a match from its record, or prints only the position after each entry. */
export async function replay(
  language: Language,
  file: string,
  onlyPositions: boolean,
): Promise<void> {
  let game: WholeGame | undefined;
  const read = parseRecord(await readRecord(file), (id) => (game = findGame(id)));
  const match = valueOrThrow(read, game);
  if (onlyPositions) print(...positions(match).slice(1));
  else printMatch(language, match);
}

function printMatch(language: Language, match: Match<WholeGame>): void {
  const { rules, game, log } = match;
  const say = cliTranslator(language, game).at({ names: seatNames(match.header) });
  const events = match.events();
  const state = rules.create();
  const { options } = match.header;
  // In games where seats own things, each line names the seat.
  const nameOf =
    rules.hears && ((seat: number) => say('seat', { ...(options as Values), player: seat + 1 }));
  let turn = -1;
  for (const [index, { actor, action }] of log.entries()) {
    const now = rules.turn(state);
    if (now !== turn) print('', say('cli.turn', { turn: (turn = now) }));
    giveTurn(rules, state, actor);
    const { notation } = rules;
    const text = notation.format(state, action);
    const told = tellTyped(say, actor < 0 ? text : (notation.typed?.(text, actor) ?? text));
    const player = { ...(options as Values), player: actor + 1 };
    print(actor >= 0 && rules.seats > 1 ? `> ${say('cli.player', player)}: ${told}` : `> ${told}`);
    rules.apply(state, action);
    for (const line of tellEvents(say, rules.notation, events[index]!, 'written', { nameOf }))
      print(`  ${line.text}`);
  }
  const board = rules.notation.draw?.(state, (key, values) =>
    say(key, { ...(options as Values), ...values }),
  );
  if (board !== undefined) print('', board);
  if (say.has('drawn.legend')) print('', wrapped(say('drawn.legend', options as Values)));
  print('');
  print(match.over ? outcomeText(say, match) : say('cli.replay.open'));
}

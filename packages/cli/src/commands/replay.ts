import {
  giveTurn,
  parseRecord,
  positions,
  type WholeGame,
  type Language,
  type Match,
} from '@glade/engine';
import { seatNames } from '@glade/table';
import { tellEvents } from '@glade/text';
import { valueOrThrow } from '../arguments/user-error.ts';
import { outcomeText } from '../match/outcome-text.ts';
import { turnName } from '../match/turn-name.ts';
import { wordingOf } from '../match/wording.ts';
import { findGame } from '../shelf/games.ts';
import { print } from '../terminal/output.ts';
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
  const { words, typed, legend } = wordingOf(say, rules, match.header.options);
  // In games where seats own things, each line names the seat.
  const nameOf = rules.hears && ((seat: number) => words('seat', { player: seat + 1 }));
  let turn = -1;
  for (const [index, { actor, action }] of log.entries()) {
    const now = rules.turn(state);
    if (now !== turn) print('', turnName(say, (turn = now), index, events));
    giveTurn(rules, state, actor);
    const told = typed(rules.notation.format(state, action), actor);
    const named = actor >= 0 && rules.seats > 1;
    print(named ? `> ${words('cli.player', { player: actor + 1 })}: ${told}` : `> ${told}`);
    rules.apply(state, action);
    for (const line of tellEvents(say, rules.notation, events[index]!, 'written', { nameOf }))
      print(`  ${line.text}`);
  }
  for (const text of [rules.notation.draw?.(state, words), legend()])
    if (text !== undefined) print('', text);
  print('');
  print(match.over ? outcomeText(say, match) : say('cli.replay.open'));
}

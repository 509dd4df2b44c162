import { parseRecord, positions, type WholeGame, type Language, type Match } from '@glade/engine';
import { tellEvents, type Values } from '@glade/text';
import { need } from './failure.ts';
import { readRecord } from './given.ts';
import { endOf } from './ending.ts';
import { findGame } from './shelf.ts';
import { print } from './terminal.ts';
import { voice } from './voice.ts';

/** `glade replay FILE`: the match told from its record, or only the position after each entry. */
export async function replay(
  language: Language,
  file: string,
  onlyPositions: boolean,
): Promise<void> {
  let game: WholeGame | undefined;
  const read = parseRecord(await readRecord(file), (id) => (game = findGame(id)));
  const match = need(read, game);
  if (onlyPositions) print(...positions(match).slice(1));
  else tell(language, match);
}

function tell(language: Language, match: Match<WholeGame>): void {
  const { rules, game, log } = match;
  const say = voice(language, game);
  const events = match.events();
  const state = rules.create();
  const { options } = match.header;
  // Where seats have things of their own, each line says whose it is.
  const nameOf =
    rules.hears && ((seat: number) => say('seat', { ...(options as Values), seat: seat + 1 }));
  let turn = -1;
  for (const [index, { actor, action }] of log.entries()) {
    const now = rules.turn(state);
    if (now !== turn) print('', say('cli.turn', { turn: (turn = now) }));
    const text = rules.notation.format(state, action);
    print(actor >= 0 && rules.seats > 1 ? `> P${actor + 1} ${text}` : `> ${text}`);
    rules.apply(state, action);
    for (const line of tellEvents(say, rules.notation, events[index]!, 'written', { nameOf }))
      print(`  ${line.text}`);
  }
  print('', rules.notation.draw(state), '');
  print(match.over ? endOf(say, rules, state) : say('cli.replay.open'));
}

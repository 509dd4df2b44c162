import { applyEntry, giveTurn, type Match } from '../match.ts';
import { chosen, spell } from '../options.ts';

/** The first line. */
export const RECORD_TITLE = 'Glade record 1';

/**
 * A match as a text file that people can read: header lines, an empty line, then one line a turn, entries separated
 * by semicolons. `parseRecord` gives the same match back.
 */
export function formatRecord(match: Match): string {
  const { header, rules, game } = match;
  const options = Object.entries(chosen(game.options, header.options));
  const lines = [RECORD_TITLE, `Game: ${header.game} ${header.version}`];
  if (options.length > 0)
    lines.push(`Options: ${options.map(([name, v]) => `${name}=${spell(v)}`).join(', ')}`);
  lines.push(`Players: ${header.players.join(', ')}`, `Dice: ${header.dice}`);
  if (header.seed !== undefined) lines.push(`Seed: ${header.seed}`);
  lines.push('');

  const state = rules.create();
  let turn = -1;
  let line: string[] = [];
  for (const { actor, action } of match.log) {
    const now = rules.turn(state);
    if (now !== turn) {
      if (line.length > 0) lines.push(`${turn}. ${line.join('; ')}`);
      line = [];
      turn = now;
    }
    // Seats that act at the same time stand in the order in which they acted.
    giveTurn(rules, state, actor);
    const seat = rules.seats > 1 && actor >= 0 ? `P${actor + 1} ` : '';
    line.push(seat + rules.notation.format(state, action));
    rules.apply(state, action);
  }
  if (line.length > 0) lines.push(`${turn}. ${line.join('; ')}`);
  return lines.join('\n') + '\n';
}

/** The position after each entry, one line each, beginning with the empty table: what `replay --positions` prints. */
export function positions(match: Match): readonly string[] {
  const { rules } = match;
  const state = rules.create();
  const lines = [rules.notation.position(state)];
  for (const entry of match.log) {
    applyEntry(rules, state, entry);
    lines.push(rules.notation.position(state));
  }
  return lines;
}

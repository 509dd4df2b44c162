import { existsSync } from 'node:fs';
import { LANGUAGES, type Language } from '@glade/engine';
import { conform, readSubject } from '@glade/engine/check';
import { UserError, valueOrThrow } from '../arguments/user-error.ts';
import { eventsOf, folderOf, gameNamed } from '../shelf/games.ts';
import { print, wrapped } from '../terminal/output.ts';
import { cliTranslator } from '../text/translator.ts';

/** Random matches over all settings together: a few seconds for a small game. */
const MATCHES = 300;

/** `glade check`: the tests that every game must pass, as sentences. The exit code is 1 if one of them fails. */
export function checkGame(language: Language, id: string): void {
  const game = gameNamed(id);
  const say = cliTranslator(language, game);
  const folder = folderOf(game);
  const spoken = LANGUAGES.filter((each) => existsSync(new URL(`rulebook.${each}.md`, folder)));
  if (spoken.length === 0) throw new UserError('cli.check.rulebook', { game: game.id });
  const subject = readSubject(game, folder, { events: eventsOf(game.id) }, spoken);
  // What cannot be read is told first, as a sentence: nothing else can be checked then.
  for (const each of spoken) valueOrThrow(subject.rulebooks[each], game);
  valueOrThrow(subject.examples, game);
  // Counts and transcripts are pinned by the tests of a game, which know whether a change is meant.
  const findings = conform(subject, { matches: MATCHES }).filter(({ check }) => check !== 'pinned');
  if (findings.length === 0) {
    print(wrapped(say('cli.check.good', { matches: MATCHES })));
    return;
  }
  for (const { check, where, what } of findings) print(wrapped(`[${check}] ${where}: ${what}`));
  print('', say('cli.check.found', { n: findings.length }));
  process.exitCode = 1;
}

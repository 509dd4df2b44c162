import { existsSync } from 'node:fs';
import { defaults, KeyedDice, LANGUAGES, OVER, type Language, type WholeGame } from '@glade/engine';
import { conform, readSubject } from '@glade/engine/check';
import { readCommand } from '@glade/table';
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
  const taken = takenWords(game);
  if (findings.length + taken.length === 0) {
    print(wrapped(say('cli.check.good', { matches: MATCHES })));
    return;
  }
  for (const { check, where, what } of findings) print(wrapped(`[${check}] ${where}: ${what}`));
  for (const word of taken) print(wrapped(say('cli.check.taken', { word })));
  print('', say('cli.check.found', { n: findings.length + taken.length }));
  process.exitCode = 1;
}

/** How many random matches are searched for actions that nobody could type. */
const TYPED_MATCHES = 20;

/** The actions that are written like a command of the table, such as `roll`: the person who types them gets the command. */
function takenWords(game: WholeGame): readonly string[] {
  const rules = game.rules(defaults(game.options));
  const random = new KeyedDice('typed').random('matches');
  const taken = new Set<string>();
  for (let match = 0; match < TYPED_MATCHES; match++) {
    const s = rules.create();
    for (let step = 0; step < rules.bounds.steps && rules.actor(s) !== OVER; step++) {
      const count = rules.count(s);
      for (let k = 0; k < count && rules.actor(s) >= 0; k++) {
        const text = rules.notation.format(s, rules.nth(s, k));
        if (readCommand(text).type !== 'move') taken.add(text);
      }
      rules.apply(s, rules.nth(s, random.below(count)));
    }
  }
  return [...taken].toSorted();
}

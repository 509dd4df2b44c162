import { existsSync } from 'node:fs';
import { defaults, KeyedDice, LANGUAGES, OVER, type Language, type WholeGame } from '@glade/engine';
import { conform, readSubject } from '@glade/engine/check';
import { isDefined, type FieldView } from '@glade/engine/define';
import { readCommand } from '@glade/table';
import { messageSlots } from '@glade/text';
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
  const { taken, untitled } = whatIsShown(game);
  const told = [
    ...taken.map((word) => say('cli.check.taken', { word })),
    ...untitled.map((key) => say('cli.check.untitled', { key })),
    ...unreadable(game).map(([key, reason]) => say('cli.check.unreadable', { key, reason })),
  ];
  if (findings.length + told.length === 0) {
    print(wrapped(say('cli.check.good', { matches: MATCHES })));
    return;
  }
  for (const { check, where, what } of findings) print(wrapped(`[${check}] ${where}: ${what}`));
  for (const line of told) print(wrapped(line));
  print('', say('cli.check.found', { n: findings.length + told.length }));
  process.exitCode = 1;
}

/** The messages that are not ICU, each with what is wrong in it: a match would stop where they are said. */
function unreadable({ text }: WholeGame): readonly (readonly [key: string, reason: string])[] {
  const all = LANGUAGES.flatMap((language) => Object.entries(text[language]));
  const faults = all.flatMap(([key, message]) => {
    try {
      messageSlots(message);
      return [];
    } catch (error) {
      return [[key, String(error).split('\n')[0]!] as const];
    }
  });
  return [...new Map(faults)];
}

/** How many random matches are searched for what nobody could type, and for titles of rows. */
const SHOWN_MATCHES = 20;

/**
 * What is typed and shown in random matches: the actions that are written like a command of the table, such as `roll` (the
 * person who types them gets the command), and the rows whose title is not written.
 */
function whatIsShown(game: WholeGame): {
  readonly taken: readonly string[];
  readonly untitled: readonly string[];
} {
  const rules = game.rules(defaults(game.options));
  const random = new KeyedDice('typed').random('matches');
  const [taken, titles] = [new Set<string>(), new Set<string>()];
  for (let match = 0; match < SHOWN_MATCHES; match++) {
    const s = rules.create();
    for (let step = 0; step < rules.bounds.steps && rules.actor(s) !== OVER; step++) {
      if (isDefined(game))
        for (const { title } of game.picture(rules.view(s, undefined) as FieldView).rows ?? [])
          titles.add(title);
      const count = rules.count(s);
      for (let k = 0; k < count && rules.actor(s) >= 0; k++) {
        const text = rules.notation.format(s, rules.nth(s, k));
        if (readCommand(text).type !== 'move') taken.add(text);
      }
      rules.apply(s, rules.nth(s, random.below(count)));
    }
  }
  const untitled = [...titles].filter((key) =>
    LANGUAGES.some((language) => game.text[language][key] === undefined),
  );
  return { taken: [...taken].toSorted(), untitled: untitled.toSorted() };
}

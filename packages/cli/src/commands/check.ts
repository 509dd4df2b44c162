import { existsSync } from 'node:fs';
import { defaults, KeyedDice, LANGUAGES, OVER, type Language, type WholeGame } from '@glade/engine';
import { conform, readSubject } from '@glade/engine/check';
import { isDefined, type FieldView } from '@glade/engine/define';
import { readCommand } from '@glade/table';
import { messageSlots } from '@glade/text';
import { nearestName } from '../arguments/nearest-name.ts';
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
  const shown = whatIsShown(game);
  const { taken, untitled } = shown;
  const { faults, doubts } = neverSaid(game, shown);
  const told = [
    ...taken.map((word) => say('cli.check.taken', { word })),
    ...untitled.map((key) => say('cli.check.untitled', { key })),
    ...faults.map(({ key, meant }) =>
      say(meant === undefined ? 'cli.check.unsaid' : 'cli.check.misspelt', {
        key,
        ...(meant === undefined ? {} : { meant }),
      }),
    ),
    ...unreadable(game).map(([key, reason]) => say('cli.check.unreadable', { key, reason })),
  ];
  const asides = doubts.map((key) => say('cli.check.doubt', { key, matches: SHOWN_MATCHES }));
  if (findings.length + told.length === 0) {
    print(
      wrapped(say('cli.check.good', { matches: MATCHES })),
      ...asides.map((line) => wrapped(line)),
    );
    return;
  }
  for (const { check, where, what } of findings) print(wrapped(`[${check}] ${where}: ${what}`));
  for (const line of [...told, ...asides]) print(wrapped(line));
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

/** How many random matches are searched for what is typed, thrown and shown in them. */
const SHOWN_MATCHES = 100;

/** What is typed, thrown and shown in random matches. */
interface ShownInMatches {
  /** The actions that are written like a command of the table, such as `roll`: who types them gets the command. */
  readonly taken: readonly string[];
  /** The rows whose title is not written. */
  readonly untitled: readonly string[];
  /** The messages of the actions, throws and rows that came up. */
  readonly said: ReadonlySet<string>;
}

function whatIsShown(game: WholeGame): ShownInMatches {
  const rules = game.rules(defaults(game.options));
  const random = new KeyedDice('typed').random('matches');
  const [taken, titles, said] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (let match = 0; match < SHOWN_MATCHES; match++) {
    const s = rules.create();
    for (let step = 0; step < rules.bounds.steps && rules.actor(s) !== OVER; step++) {
      if (isDefined(game))
        for (const { title } of game.picture(rules.view(s, undefined) as FieldView).rows ?? [])
          titles.add(title);
      const count = rules.count(s);
      const thrown = rules.thrown(s);
      if (thrown !== undefined) said.add(`throw.${thrown.code}`);
      for (let k = 0; k < count && rules.actor(s) >= 0; k++) {
        const text = rules.notation.format(s, rules.nth(s, k));
        said.add(`action.${text}`);
        if (readCommand(text).type !== 'move') taken.add(text);
      }
      rules.apply(s, rules.nth(s, random.below(count)));
    }
  }
  const untitled = [...titles].filter((key) =>
    LANGUAGES.some((language) => game.text[language][key] === undefined),
  );
  for (const title of titles) said.add(title);
  return { taken: [...taken].toSorted(), untitled: untitled.toSorted(), said };
}

/** A message that nothing says, and the key that was probably meant. */
interface Unsaid {
  readonly key: string;
  readonly meant: string | undefined;
}

/** The beginnings of keys whose rest a game declares, and of those whose rest comes up in its matches. */
const DECLARED = ['event', 'option', 'preset'];
const MET = ['action', 'throw', 'row'];
/** All beginnings that something says. */
const KINDS = [
  ...DECLARED,
  ...MET,
  'game',
  'refusal',
  'ending',
  'outcome',
  'handover',
  'piece',
  'measure',
  'reads',
  'stream',
  'board',
  'step',
  'turn',
  'tap',
  'place',
  'help',
];
/** What every game says in the same way. */
const SHARED = new Set(['action.text', 'row.none', 'row.faceDown']);

/**
 * The messages of a game in one file that nothing says: `faults` for sure, because no event, option or preset has that name or
 * because only a letter or two are wrong; `doubts` where random matches may have missed a rare action, throw or row.
 */
function neverSaid(
  game: WholeGame,
  { said }: ShownInMatches,
): { readonly faults: readonly Unsaid[]; readonly doubts: readonly string[] } {
  const faults: Unsaid[] = [];
  const doubts: string[] = [];
  if (!isDefined(game)) return { faults, doubts };
  const words = game.text.en;
  const { options, presets } = game.options;
  const declared = [
    ...Object.values(game.events).map(({ code }) => `event.${code}`),
    ...Object.keys(presets).map((name) => `preset.${name}`),
    ...Object.keys(options).map((name) => `option.${name}`),
  ];
  for (const key of Object.keys(words)) {
    const [kind = '', name = ''] = key.split('.');
    if (DECLARED.includes(kind)) {
      const named = `${kind}.${name}`;
      if (!declared.includes(named)) faults.push({ key, meant: nearestName(named, declared) });
    } else if (MET.includes(kind)) {
      if (SHARED.has(key) || said.has(key) || said.has(withoutManner(key))) continue;
      const silent = [...said].filter((each) => each.startsWith(kind) && words[each] === undefined);
      const meant = nearestName(key, silent);
      if (meant === undefined) doubts.push(key);
      else faults.push({ key, meant });
    } else if (!KINDS.includes(kind)) {
      const meant = nearestName(kind, KINDS);
      if (meant !== undefined) faults.push({ key, meant: key.replace(kind, meant) });
    }
  }
  return { faults, doubts };
}

/** The ends of a key that say to whom, when or how something is said. */
const MANNERS: ReadonlySet<string | undefined> = new Set([
  'you',
  'done',
  'written',
  'spoken',
  'brief',
]);

/** The key of what is said, in whatever manner. */
function withoutManner(key: string): string {
  const parts = key.split('.');
  while (MANNERS.has(parts.at(-1))) parts.pop();
  return parts.join('.');
}

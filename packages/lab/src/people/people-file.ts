import {
  ok,
  parseRecord,
  RECORD_TITLE,
  type Game,
  type Header,
  type OptionValues,
  type Result,
} from '@glade/engine';
import { peopleMatchOf, type PeopleMatch } from './people-match.ts';
import { readPeople } from './read-people.ts';

/** The matches of one file by people. */
export interface PeopleFile {
  readonly matches: readonly PeopleMatch[];
  /** Columns that are not read, such as a date. */
  readonly ignored: readonly string[];
  /** Why the match of a record does not count: it is not over, has other rules, or was played with bots. */
  readonly left?: 'open' | 'options' | 'bots';
}

/**
 * Reads CSV, or the record of a match under these options. `withBots`: whether a bot played, by the header of a record.
 * Problems: those of `readPeople` and of `parseRecord`.
 */
export function readPeopleFile(
  game: Game,
  options: OptionValues,
  text: string,
  withBots: (header: Header) => boolean,
): Result<PeopleFile> {
  const { kind, seats } = game.rules(options);
  if (!text.startsWith(RECORD_TITLE))
    return readPeople(text, kind === 'competitive' ? seats : 1, game.unit);
  const read = parseRecord(text, (id) => (id === game.id ? game : undefined));
  if (!read.ok) return read;
  const match = read.value;
  const left = (why: NonNullable<PeopleFile['left']>) =>
    ok({ matches: [], ignored: [], left: why });
  if (!match.over) return left('open');
  if (!hasRules(match.header, game, options)) return left('options');
  return withBots(match.header)
    ? left('bots')
    : ok({ matches: [peopleMatchOf(match)], ignored: [] });
}

/** Whether a match was played under these options, as far as they change the rules. */
function hasRules(header: Header, game: Game, options: OptionValues): boolean {
  return Object.entries(options).every(
    ([name, value]) =>
      header.options[name] === value || game.options.options[name]?.affects !== 'rules',
  );
}

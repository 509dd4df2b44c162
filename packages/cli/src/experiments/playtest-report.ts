import { encodeLink, LINK_LIMIT } from '@glade/engine/link';
import type { WholeGame } from '@glade/engine';
import {
  matchRecord,
  numbersChanged,
  type Experiment,
  type Report,
  type WatchableMatch,
} from '@glade/lab';
import { eventsOf, games } from '../shelf/games.ts';

/** What the command of a playtest says beside what all commands in bulk say, as typed. */
interface PlaytestExtras {
  readonly rotate: boolean;
  readonly looks?: string | undefined;
  readonly choices?: string | undefined;
  readonly pace?: string;
  readonly margin?: string;
}

export const extraArguments = ({
  rotate,
  looks,
  choices,
  pace,
  margin,
}: PlaytestExtras): readonly string[] => [
  ...(rotate ? ['--rotate'] : []),
  ...(looks === undefined ? [] : [`--looks ${looks}`]),
  ...(choices === undefined ? [] : [`--choices ${choices}`]),
  ...(pace === undefined ? [] : [`--pace ${pace}`]),
  ...(margin === undefined ? [] : [`--margin ${margin}`]),
];

/** The same, of an experiment that somebody asked for. */
export function extrasOf({ rotate, looks, choices, pace, games: all }: Experiment): PlaytestExtras {
  const among = looks?.of === undefined || looks.of === all ? '' : `/${looks.of}`;
  return {
    rotate: rotate === true,
    looks: looks && `${looks.matches}${among}`,
    choices: choices && String(choices.matches),
    ...(pace === undefined ? {} : { pace: `${pace.decision},${pace.chance}` }),
  };
}

/** The report with links to the matches worth watching, if the app has a page for the game. */
export async function withLinks(
  game: WholeGame,
  experiment: Experiment,
  report: Report,
): Promise<Report> {
  // A page plays by the rules as they are.
  const changed = numbersChanged(game, experiment.options).length > 0;
  if (changed || !games.includes(game)) return report;
  const extremes: Record<string, WatchableMatch> = {};
  for (const [name, each] of Object.entries(report.extremes)) {
    const link = await linkOf(matchRecord(game, experiment, each.match));
    extremes[name] = link === undefined ? each : { ...each, link };
  }
  return { ...report, extremes };
}

/** A record as the fragment of a link; undefined if it would be too long. */
export async function linkOf(record: string): Promise<string | undefined> {
  const link = await encodeLink(record);
  return link === undefined || link.length >= LINK_LIMIT ? undefined : link;
}

/** For each kind of event the first clause that states it. */
export const clausesOfEvents = (id: string): ReadonlyMap<string, string> =>
  new Map(Object.values(eventsOf(id)).map(({ code, clauses }) => [code, clauses[0]!]));

import { encodeLink, LINK_LIMIT } from '@glade/engine/link';
import { events } from '@glade/games/beside';
import {
  actingClauses,
  blockSize,
  botNames,
  compare,
  differingLinks,
  ladder,
  luck,
  matchRecord,
  moveNamesOf,
  numbersOf,
  people,
  rulings,
  screen,
  Stopped,
  stronger,
  Study,
  tune,
  usualFactors,
  withValues,
  type Experiment,
  type RowRequest,
  type Run,
} from '@glade/lab/core';
import { LIKE_PEOPLE, type BotGame, type OptionValues } from '@glade/engine';
import { botGameOf } from '../loading/outside-games.ts';
import { countedBy } from './counted-by.ts';
import { askedOf, CLAIM, ERRING, hasRows } from './questions.ts';
import type {
  FoundAnswer,
  LabRequest,
  LabReply,
  Question,
  StrongPolicy,
} from './worker-messages.ts';

/** How often the worker reports its progress and looks for messages, in milliseconds. */
const INTERVAL = 100;

const tell = (told: LabReply): void => postMessage(told);

const state = { stopped: false };

async function answer(asked: LabRequest): Promise<void> {
  if ('stop' in asked) {
    state.stopped = true;
    return;
  }
  if ('question' in asked) return ask(asked.experiment, asked.question);
  if ('experiment' in asked) return play(asked.experiment);
  const game = (await botGameOf(asked.game))!;
  if ('count' in asked) {
    tell(countedBy(game, asked.options));
    return;
  }
  const kinds = await events[asked.game]!();
  const clauses = Object.values(kinds).map((kind) => [kind.code, kind.clauses[0]!] as const);
  const rules = game.rules(asked.options);
  const { strong } = rules;
  tell({
    bots: botNames(game, rules).flatMap((name): readonly string[] =>
      name === ERRING ? LIKE_PEOPLE : [name],
    ),
    fast: strong !== undefined && game.slow?.includes(strong) !== true ? ['strong'] : [],
    clauses: new Map(clauses),
    numbers: numbersOf(game),
    moves: moveNamesOf(game),
  });
}

/** The rows of matches of these choices: CSV with one line a match. */
const rowsOf = (choices: readonly string[]): RowRequest => ({
  csv: true,
  jsonl: false,
  moves: undefined,
  choices,
});

/** One line a match, in parts that the browser need not hold in memory. */
class RowFile {
  private readonly parts: Blob[] = [];

  /** Takes the rows that a study has written since the last time; with the line of heads where it is the first. */
  take({ rows }: Study): void {
    if (rows === undefined) return;
    const head = this.parts.length === 0 ? rows.header().csv : '';
    this.parts.push(new Blob([head + rows.take().csv]));
  }

  whole(): Blob {
    return new Blob(this.parts, { type: 'text/csv;charset=utf-8' });
  }
}

/** Plays the matches of an experiment in blocks, until all are played or it is stopped. */
async function play(experiment: Experiment): Promise<void> {
  const { game: id } = experiment;
  const game = (await botGameOf(id))!;
  const kinds = await events[id]!();
  const study = new Study(game, [experiment], rowsOf(['']));
  const file = new RowFile();
  const block = blockSize(experiment);
  let told = performance.now();
  for (let from = 0; from < experiment.games && !state.stopped; from += block) {
    study.play({ from, to: from + block });
    if (performance.now() - told < INTERVAL) continue;
    file.take(study);
    tell({ played: from + block });
    await new Promise((resolve) => setTimeout(resolve));
    told = performance.now();
  }
  file.take(study);
  const tally = study.result().tallies[0]!;
  for (const clause of Object.values(kinds).flatMap(actingClauses))
    if (!tally.clauses.has(clause)) tally.clauses.set(clause, 0);
  const links: Record<string, string> = {};
  for (const [name, { match }] of tally.extremes) {
    const link = await linkOf(matchRecord(game, experiment, match));
    if (link !== undefined) links[name] = link;
  }
  tell({ tally, links, rows: file.whole(), ...strongPolicy(game, experiment.options) });
}

function strongPolicy(game: BotGame, options: OptionValues): StrongPolicy {
  const { strong } = game.rules(options);
  return strong === undefined ? {} : { strong };
}

/** A record as the fragment of a link; undefined if it would be too long, or in a browser that is too old. */
async function linkOf(record: string): Promise<string | undefined> {
  const link = await encodeLink(record);
  return link === undefined || link.length >= LINK_LIMIT ? undefined : link;
}

/** Plays the studies of a question one after another, until all are played or it is stopped. */
async function ask(experiment: Experiment, question: Question): Promise<void> {
  const { game: id } = experiment;
  const game = (await botGameOf(id))!;
  const kinds = await events[id]!();
  let before = 0;
  let partial = false;
  let told = performance.now();
  const file = new RowFile();
  const run: Run = async (arms, names = []) => {
    if (state.stopped) {
      partial = true;
      throw new Stopped();
    }
    const study = new Study(game, arms, hasRows(question) ? rowsOf(names) : undefined);
    const { games, first = 0 } = arms[0]!;
    const block = blockSize(arms[0]!);
    for (let from = 0; from < games && !state.stopped; from += block) {
      study.play({ from: first + from, to: first + from + block });
      if (performance.now() - told < INTERVAL) continue;
      file.take(study);
      tell({ played: before + from + block });
      await new Promise((resolve) => setTimeout(resolve));
      told = performance.now();
    }
    file.take(study);
    before += games;
    const result = study.result();
    if (result.tallies[0]!.games < games) partial = true;
    if (result.tallies[0]!.games === 0) throw new Stopped();
    for (const { clauses } of result.tallies)
      for (const clause of Object.values(kinds).flatMap(actingClauses))
        if (!clauses.has(clause)) clauses.set(clause, 0);
    return result;
  };
  try {
    const found = await answerTo(game, experiment, question, run);
    tell({
      answer: found,
      partial,
      ...(hasRows(question) ? { rows: file.whole() } : {}),
      ...strongPolicy(game, found.data.options),
    });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    tell({ answer: undefined });
  }
}

async function answerTo(
  game: BotGame,
  experiment: Experiment,
  question: Question,
  run: Run,
): Promise<FoundAnswer> {
  const { kind } = question;
  switch (kind) {
    case 'compare': {
      const { choices, of } = question;
      const data = await compare(game, experiment, choices, run, of);
      return { kind, data, links: await differingLinks(game, experiment, choices, data, linkOf) };
    }
    case 'rulings':
      return { kind, data: await rulings(game, experiment, run) };
    case 'screen': {
      const { options } = experiment;
      const of = askedOf(game.rules(options));
      const { factors, leftOut } = usualFactors(game, options);
      const optionsOf = (levels: readonly (-1 | 1)[]): OptionValues => {
        const values = factors.map(({ name, usual, other }, i) => {
          return [name, levels[i] === 1 ? other : usual] as const;
        });
        return withValues(game, options, values) ?? options;
      };
      return { kind, data: await screen(game, experiment, factors, leftOut, of, optionsOf, run) };
    }
    case 'tune':
      return {
        kind,
        data: await tune(game, experiment, question.choices, question.target, run),
      };
    case 'luck':
      return { kind, data: await luck(game, experiment, question.among, run) };
    case 'ladder':
      return { kind, data: await ladder(game, experiment, question.rungs, run) };
    case 'stronger':
      return { kind, data: await stronger(game, experiment, { ...question, claim: CLAIM }, run) };
    default:
      return { kind, data: await people(game, experiment, question.matches, run) };
  }
}

addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  answer(data).catch((error: unknown) => tell({ failed: String(error) }));
});

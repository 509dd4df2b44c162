import { encodeLink, LINK_LIMIT } from '@glade/engine/link';
import { events } from '@glade/games/browser';
import {
  actingClauses,
  blockSize,
  botNames,
  compare,
  luck,
  MatchPlayer,
  matchRecord,
  Stopped,
  Study,
  type Experiment,
  type Run,
} from '@glade/lab/core';
import { botGameOf } from '../loading/outside-games.ts';
import type { LabRequest, LabReply, Question } from './worker-messages.ts';

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
  const kinds = await events[asked.game]!();
  const clauses = Object.values(kinds).map((kind) => [kind.code, kind.clauses[0]!] as const);
  tell({ bots: botNames(game, game.rules(asked.options)), clauses: new Map(clauses) });
}

/** Plays the matches of an experiment in blocks, until all are played or it is stopped. */
async function play(experiment: Experiment): Promise<void> {
  const { game: id } = experiment;
  const game = (await botGameOf(id))!;
  const kinds = await events[id]!();
  const player = new MatchPlayer(game, experiment);
  const block = blockSize(experiment);
  let told = performance.now();
  for (let from = 0; from < experiment.games && !state.stopped; from += block) {
    player.play({ from, to: from + block });
    if (performance.now() - told < INTERVAL) continue;
    tell({ played: from + block });
    await new Promise((resolve) => setTimeout(resolve));
    told = performance.now();
  }
  const tally = player.result();
  for (const clause of Object.values(kinds).flatMap(actingClauses))
    if (!tally.clauses.has(clause)) tally.clauses.set(clause, 0);
  const links: Record<string, string> = {};
  for (const [name, { match }] of tally.extremes) {
    const link = await encodeLink(matchRecord(game, experiment, match));
    if (link !== undefined && link.length < LINK_LIMIT) links[name] = link;
  }
  tell({ tally, links });
}

/** Plays the studies of a question one after another, until all are played or it is stopped. */
async function ask(experiment: Experiment, question: Question): Promise<void> {
  const { game: id } = experiment;
  const game = (await botGameOf(id))!;
  const kinds = await events[id]!();
  let before = 0;
  let told = performance.now();
  const run: Run = async (arms) => {
    if (state.stopped) throw new Stopped();
    const study = new Study(game, arms);
    const { games, first = 0 } = arms[0]!;
    const block = blockSize(arms[0]!);
    for (let from = 0; from < games && !state.stopped; from += block) {
      study.play({ from: first + from, to: first + from + block });
      if (performance.now() - told < INTERVAL) continue;
      tell({ played: before + from + block });
      await new Promise((resolve) => setTimeout(resolve));
      told = performance.now();
    }
    before += games;
    const result = study.result();
    if (result.tallies[0]!.games === 0) throw new Stopped();
    for (const { clauses } of result.tallies)
      for (const clause of Object.values(kinds).flatMap(actingClauses))
        if (!clauses.has(clause)) clauses.set(clause, 0);
    return result;
  };
  try {
    if (question.kind === 'compare')
      tell({
        answer: { kind: 'compare', data: await compare(game, experiment, question.choices, run) },
      });
    else
      tell({ answer: { kind: 'luck', data: await luck(game, experiment, question.among, run) } });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    tell({ answer: undefined });
  }
}

addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  answer(data).catch((error: unknown) => tell({ failed: String(error) }));
});

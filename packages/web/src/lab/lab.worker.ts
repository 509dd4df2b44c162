import { encodeLink, LINK_LIMIT } from '@glade/engine/link';
import { events, rules } from '@glade/games/browser';
import { botNames, Player, recordOf, shardsOf, type Experiment } from '@glade/lab/core';
import type { Asked, Told } from './protocol.ts';

const tell = (told: Told): void => postMessage(told);

async function answer(asked: Asked): Promise<void> {
  if ('experiment' in asked) return play(asked.experiment);
  const [game, kinds] = await Promise.all([rules[asked.game]!(), events[asked.game]!()]);
  const clauses = Object.values(kinds).map((kind) => [kind.code, kind.clauses[0]!] as const);
  tell({ bots: botNames(game, game.rules(asked.options)), clauses: new Map(clauses) });
}

/** Plays the matches of an experiment in pieces, and says how far it is. */
async function play(experiment: Experiment): Promise<void> {
  const { game: id } = experiment;
  const [game, kinds] = await Promise.all([rules[id]!(), events[id]!()]);
  const player = new Player(game, experiment);
  let played = 0;
  for (const shard of shardsOf(experiment)) {
    player.play(shard);
    tell({ played: (played += shard.to - shard.from) });
  }
  const tally = player.result();
  for (const clause of Object.values(kinds).flatMap(({ clauses }) => clauses))
    if (!tally.clauses.has(clause)) tally.clauses.set(clause, 0);
  const links: Record<string, string> = {};
  for (const [name, { match }] of tally.extremes) {
    const link = await encodeLink(recordOf(game, experiment, match));
    if (link.length < LINK_LIMIT) links[name] = link;
  }
  tell({ tally, links });
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).catch((error: unknown) => tell({ failed: String(error) }));
});

import { botGameOf } from '../loading/outside-games.ts';
import type { BotsReply, BotsRequest } from './bots-messages.ts';
import { playAsBot } from './play-as-bot.ts';

const tell = (told: BotsReply): void => postMessage(told);

/** Plays the match by each level. The page ends the worker to stop it. */
async function play({ game: id, levels, ...header }: BotsRequest): Promise<void> {
  const game = (await botGameOf(id))!;
  const { signal } = new AbortController();
  for (const level of levels) {
    const onTurn = (turn: number): void => tell({ level, turn });
    tell({ level, outcome: await playAsBot(game, header, level, { onTurn, signal }) });
  }
}

addEventListener('message', ({ data }: MessageEvent<BotsRequest>) => {
  play(data).catch((error: unknown) => tell({ failed: String(error) }));
});

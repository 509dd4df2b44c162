import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Pair } from './load.ts';
import { game } from './boardgame-game.ts';
import { startProgram } from './program.ts';

/** The least that a server can do: two pages of an address hear each other. */
export async function echoPairs(
  count: number,
): Promise<{ pairs: readonly Pair[]; stop: () => void }> {
  const server = await startProgram(join(import.meta.dirname, 'echo.ts'));
  const pairs: Pair[] = [];
  for (let i = 0; i < count; i++) {
    const [one, other] = await Promise.all([0, 1].map(() => open(`${server.url}${i}`)));
    let waiting: (() => void) | undefined;
    other!.addEventListener('message', () => waiting?.());
    pairs.push({
      act() {
        one!.send('{"type":"intent","id":"page-1-000001","on":12345678}');
        return new Promise((resolve) => (waiting = resolve));
      },
    });
  }
  return { pairs, stop: server.stop };
}

function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws'));
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)));
  });
}

interface BoardgameClient {
  start(): void;
  stop(): void;
  subscribe(changed: () => void): void;
  getState(): { G: { moves: number }; isActive: boolean } | null;
  readonly moves: { write(square: number): void };
}

/** Two pages at each of so many tables of boardgame.io, which is installed in this folder and keeps its tables in memory. */
export async function boardgamePairs(
  folder: string,
  count: number,
): Promise<{ pairs: readonly Pair[]; stop: () => void }> {
  const server = await startProgram(join(import.meta.dirname, 'boardgame.ts'), folder);
  const load = createRequire(`${folder}/`);
  const { Client } = load('boardgame.io/client') as {
    Client: (options: unknown) => BoardgameClient;
  };
  const { SocketIO } = load('boardgame.io/multiplayer') as {
    SocketIO: (options: unknown) => unknown;
  };
  const ask = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await fetch(`${server.url}games/squares/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as T;
  };
  const clients: BoardgameClient[] = [];
  const pairs: Pair[] = [];
  for (let i = 0; i < count; i++) {
    const { matchID } = await ask<{ matchID: string }>('create', { numPlayers: 2 });
    const both = await Promise.all(
      ['0', '1'].map(async (playerID) => {
        const joined = await ask<{ playerCredentials: string }>(`${matchID}/join`, {
          playerID,
          playerName: playerID,
        });
        const client = Client({
          game,
          matchID,
          playerID,
          credentials: joined.playerCredentials,
          multiplayer: SocketIO({ server: server.url }),
          debug: false,
        });
        client.start();
        return client;
      }),
    );
    clients.push(...both);
    const waiting = [new Set<() => void>(), new Set<() => void>()];
    for (const [k, client] of both.entries())
      client.subscribe(() => {
        for (const look of waiting[k]!) look();
      });
    pairs.push({
      act() {
        const states = both.map((client) => client.getState());
        const [one, other] = states;
        if (!one || !other || one.G.moves !== other.G.moves) return undefined;
        const actor = one.G.moves % 2;
        const square = one.G.moves % 36;
        return new Promise((resolve) => {
          const there = waiting[1 - actor]!;
          const look = (): void => {
            if ((both[1 - actor]!.getState()?.G.moves ?? 0) <= one.G.moves) return;
            there.delete(look);
            resolve();
          };
          there.add(look);
          both[actor]!.moves.write(square);
        });
      },
    });
  }
  const isThere = (): boolean => clients.every((client) => client.getState() !== null);
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    pairs,
    stop() {
      for (const client of clients) client.stop();
      server.stop();
    },
  };
}

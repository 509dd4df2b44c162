import { parseOptions, type Game } from '@glade/engine';

/** Asks a server about its tables; throws what it answered if that is no success. */
export type Post = <T>(path: string, body: unknown, key?: string) => Promise<T>;

/** Asks the server at this address. */
export const postTo =
  (url: string): Post =>
  async <T>(path: string, body: unknown, key?: string): Promise<T> => {
    const answer = await answerOf(url, path, body, key);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as T;
  };

/** What the server at this address answers. */
export const answerOf = (
  url: string,
  path: string,
  body: unknown,
  key?: string,
): Promise<Response> =>
  fetch(`${url}api/tables${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
  });

/** The address of the line to a table of the server at this address. */
export const lineTo = (url: string, table: string): string =>
  `${url.replace('http', 'ws')}api/tables/${table}/live`;

/** A table at which people sit in all seats but those of bots, with the key of each of these people. */
export interface OpenedTable {
  readonly table: string;
  readonly keys: readonly string[];
}

interface Wanted {
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** In how many seats, the last ones, bots sit. */
  readonly bots?: number;
  /** What holds at the table beside the rules. */
  readonly custom?: { remarks: boolean; patience: number; clock: number };
  /** The key of the table and the word of each seat: with them, and a server that draws the same, its dice are the same. */
  readonly table?: string;
  readonly word?: (seat: number) => string;
}

/**
 * Opens a table and sits down everywhere, each person from a page of their own. The keys are made here, so whatever is asked
 * may be asked again.
 */
export async function openTable(
  post: Post,
  game: Game,
  { options = {}, bots = 0, custom, table = newKey(), word = newWord }: Wanted = {},
): Promise<OpenedTable> {
  const read = parseOptions(game.options, options);
  if (!read.ok) throw new Error(read.problem.code);
  const { seats } = game.rules(read.value);
  const keys = Array.from({ length: seats - bots }, newKey);
  const free = keys.map((key, seat) => (seat === 0 ? { who: 'me', key } : { who: 'free' }));
  const bot = { who: 'bot', level: 'gentle' };
  await post('', {
    game: game.id,
    options,
    watchable: true,
    table,
    custom,
    seats: [...free, ...Array.from({ length: bots }, () => bot)],
  });
  await post(`/${table}/words`, { word: word(0) }, keys[0]);
  for (const [seat, key] of keys.entries())
    if (seat > 0) await post(`/${table}/seats`, { seat, word: word(seat), key });
  return { table, keys };
}

const random = (): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(16)));
const newKey = (): string => random().toString('base64url');
const newWord = (): string => random().toString('hex');

import { ok, problem, type Result } from '../refusal.ts';

// A whole match in the fragment of an address: `#1.` and the record, deflated, in base64url. The fragment never
// leaves the browser, so no server learns what was shared.

const FORMAT = '1.';
/** The longest fragment that is read, in characters; the link of a long match has about a thousand. */
export const LINK_LIMIT = 64_000;
/** The longest record that is inflated, in bytes. Anything longer was made to fill the memory, and is refused. */
const TEXT_LIMIT = 200_000;
const PIECE = 512;

const canPack = (): boolean => typeof CompressionStream === 'function';

/** A record as the fragment of a link, without the `#`; undefined in a browser that is too old to deflate. */
export async function encodeLink(record: string): Promise<string | undefined> {
  if (!canPack()) return undefined;
  const bytes = new TextEncoder().encode(record);
  const packed = await collect(pipe(bytes, new CompressionStream('deflate-raw')), Infinity);
  return packedLink(packed!);
}

/** A record that somebody has deflated already, as the fragment of a link without the `#`. */
export const packedLink = (packed: Uint8Array): string => FORMAT + toBase64(packed);

/** The record in a fragment, with or without the `#`. What comes out has yet to pass `parseRecord`. */
export async function decodeLink(fragment: string): Promise<Result<string>> {
  const text = fragment.replace(/^#/, '').trim();
  if (text.length > LINK_LIMIT) return problem('link.big', { limit: LINK_LIMIT });
  if (!text.startsWith(FORMAT)) return problem('link.format');
  const packed = fromBase64(text.slice(FORMAT.length));
  if (packed === undefined || packed.length === 0) return problem('link.damaged');
  if (!canPack()) return problem('link.old');
  try {
    const bytes = await collect(pipe(packed, new DecompressionStream('deflate-raw')), TEXT_LIMIT);
    if (bytes === undefined) return problem('link.big', { limit: TEXT_LIMIT });
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return problem('link.damaged');
  }
}

/** Inflates the bytes in small pieces on demand, so that reading a link that is too long can stop early. */
function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + PIECE));
        at += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
  return source.pipeThrough(through);
}

/** All bytes of a stream, or undefined as soon as there are more than `limit`. */
async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > limit) {
      // An error on closing is of no interest: the link is refused anyway.
      reader.cancel().catch(() => {});
      return undefined;
    }
    chunks.push(next.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

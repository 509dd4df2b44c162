import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Where keys and secret words come from: this many random bytes. */
export type Draw = (bytes: number) => Buffer;

/** A new key: 128 random bits in base64url. */
export const newKey = (draw: Draw = randomBytes): string => draw(16).toString('base64url');

/** A new random word, as 32 hexadecimal digits. */
export const newWord = (draw: Draw = randomBytes): string => draw(16).toString('hex');

/** What is stored in place of a key. A key has 128 random bits, so a plain hash tells nothing of it. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether this is the key with that hash; takes the same time whatever the key is. */
export const isKey = (key: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(key)), Buffer.from(hash));

import {
  KeyedDice,
  short,
  type DiceSource,
  type Header,
  type Problem,
  type Throw,
} from '@glade/engine';

/** A new secret seed: 128 random bits as 32 hexadecimal digits. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The virtual dice of a match, made from its seed; undefined for a match without a seed. */
export function diceOf({ seed }: Header): DiceSource | undefined {
  return seed === undefined ? undefined : new KeyedDice(seed);
}

/** What is wrong with these faces for this throw; undefined if nothing is. */
export function checkFaces(thrown: Throw, faces: readonly number[]): Problem | undefined {
  const { dice } = thrown;
  const found = Array.isArray(faces) ? faces.length : 0;
  if (found !== dice.length) {
    return { code: 'dice.count', args: { count: dice.length, found } };
  }
  for (const [i, face] of faces.entries()) {
    const sides = dice[i]!;
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      return { code: 'dice.face', args: { die: i + 1, sides, found: short(face) } };
    }
  }
  return undefined;
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compress, decompress } from 'woff2-encoder';

const require = createRequire(import.meta.url);

/** The folder of the files that `writeLetters` writes; `src/app/type.css` names them. */
export const LETTERS = join(import.meta.dirname, '../.cache/letters');

/**
 * The characters that the texts of both languages use, and the dot of lists, as ranges of code points. `src/app/type.css` says the same ranges. What
 * people type, such as names, may have other letters: for those the browser loads the whole font.
 */
export const COMMON: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  ...Array.from('\u00A0ª«°±·º»ÀÈÉÌÒÙ×àèéìíòóùú–—‘’“”•…−', (letter): [number, number] => {
    const code = letter.codePointAt(0)!;
    return [code, code];
  }),
];

/** The weights of the style sheets: a font whose weight varies keeps no others. */
const WEIGHTS = { least: 400, most: 700 };

const FONTS = [
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'atkinson-common.woff2',
    varies: true,
  },
  {
    from: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
    to: 'fraunces-common.woff2',
    varies: false,
  },
];

/** What `harfbuzz-subset.wasm` exports, as far as it is used here; numbers are addresses in its memory. */
interface Subsetter {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(bytes: number): number;
  hb_blob_create(data: number, bytes: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    axis: number,
    least: number,
    most: number,
    usual: number,
  ): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** `HB_MEMORY_MODE_WRITABLE` and `HB_SUBSET_FLAGS_NO_HINTING` of HarfBuzz, and the name of the axis of weights. */
const WRITABLE = 2;
const NO_HINTING = 1;
const WGHT = 0x77_67_68_74;

/** Writes the fonts with the common characters alone, without hints, in half the bytes. */
export async function writeLetters(): Promise<void> {
  const wasm = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  await mkdir(LETTERS, { recursive: true });
  for (const { from, to, varies } of FONTS) {
    const whole = await decompress(await readFile(require.resolve(from)));
    // An instance of its own for each font: nothing has to be given back.
    const { instance } = await WebAssembly.instantiate(wasm);
    const common = subset(instance.exports as unknown as Subsetter, whole, varies);
    await writeFile(join(LETTERS, to), await compress(common));
  }
}

/** The font with the common characters alone. Throws where HarfBuzz cannot read it. */
function subset(harfbuzz: Subsetter, font: Uint8Array, varies: boolean): Uint8Array {
  const data = harfbuzz.malloc(font.length);
  new Uint8Array(harfbuzz.memory.buffer).set(font, data);
  const face = harfbuzz.hb_face_create(
    harfbuzz.hb_blob_create(data, font.length, WRITABLE, 0, 0),
    0,
  );
  const input = harfbuzz.hb_subset_input_create_or_fail();
  const characters = harfbuzz.hb_subset_input_unicode_set(input);
  for (const [from, to] of COMMON)
    for (let code = from; code <= to; code++) harfbuzz.hb_set_add(characters, code);
  harfbuzz.hb_subset_input_set_flags(input, NO_HINTING);
  const { least, most } = WEIGHTS;
  if (varies) harfbuzz.hb_subset_input_set_axis_range(input, face, WGHT, least, most, least);
  const result = harfbuzz.hb_subset_or_fail(face, input);
  if (result === 0) throw new Error('HarfBuzz cannot take characters out of this font.');
  const blob = harfbuzz.hb_face_reference_blob(result);
  const at = harfbuzz.hb_blob_get_data(blob, 0);
  return new Uint8Array(harfbuzz.memory.buffer.slice(at, at + harfbuzz.hb_blob_get_length(blob)));
}

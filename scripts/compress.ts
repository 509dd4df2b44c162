import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The files that are not compressed already. */
const TEXT = '**/*.{js,css,html,svg,json,webmanifest,txt}';
/** Files below this size, in bytes, stay as they are: the headers would outweigh what is saved. */
const SMALL = 500;

/** Writes a brotli (`.br`) and a gzip (`.gz`) file beside every text file in the folder, for the server to send. */
export async function compress(folder: string): Promise<void> {
  await Promise.all(
    globSync(TEXT, { cwd: folder }).map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file);
      if (text.length < SMALL) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await writeFile(`${file}.br`, await brotlied(text, { params }));
      await writeFile(`${file}.gz`, await gzipped(text, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}

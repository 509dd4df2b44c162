import type { Language } from '@glade/engine';
import { backUp, restore } from '@glade/online/storage';
import { openStore, placeOf, told, type PlaceArguments } from '../tables/place.ts';
import { print } from '../terminal/output.ts';
import { cliTranslator } from '../text/translator.ts';

/** `glade backup FILE`: writes all tables for people far apart into one new file, while servers go on with them. */
export async function backupTables(
  language: Language,
  file: string,
  request: PlaceArguments,
): Promise<void> {
  const place = placeOf(request);
  const tables = await told(place, () => backUp(place, file));
  print(cliTranslator(language)('cli.backup.done', { tables, file }));
}

/** `glade restore FILE`: copies all tables of such a file into a folder or a database that has none. */
export async function restoreTables(
  language: Language,
  file: string,
  request: PlaceArguments,
): Promise<void> {
  const place = placeOf(request);
  const store = await openStore(place);
  try {
    const tables = await told(place, () => restore(file, store));
    print(cliTranslator(language)('cli.restore.done', { tables, file }));
  } finally {
    await store.close();
  }
}

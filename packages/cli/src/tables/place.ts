import { homedir } from 'node:os';
import { join } from 'node:path';
import { short } from '@glade/engine';
import {
  NewerDatabase,
  NoAddress,
  NotEmpty,
  openFolder,
  openPostgres,
  WrongFile,
  type Place,
  type TableStore,
} from '@glade/online/storage';
import { UserError } from '../arguments/user-error.ts';

/** Where tables are kept, as typed. */
export interface PlaceArguments {
  readonly data?: string;
  readonly db?: string;
}

/** Where the tables are kept if nobody says where: what programs keep of their own between two runs. */
function defaultFolder(): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env;
  return join(XDG_STATE_HOME || LOCALAPPDATA || join(homedir(), '.local', 'state'), 'glade');
}

/** The folder or the database that was asked for, or the usual folder. */
export function placeOf({ data, db }: PlaceArguments): Place {
  if (data !== undefined && db !== undefined) throw new UserError('cli.place');
  return db === undefined ? { folder: data ?? defaultFolder() } : { address: db };
}

/** Opens the tables there. Errors become sentences, which never hold the address of a database. */
export async function openStore(place: Place): Promise<TableStore> {
  const minute = (): number => Math.floor(Date.now() / 60_000);
  const opened = await told(place, () =>
    'address' in place ? openPostgres(place.address, minute) : openFolder(place.folder, minute),
  );
  return opened.store;
}

/** Does something with tables; its errors become sentences. */
export async function told<T>(place: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NoAddress) throw new UserError('queue.address');
    if (error instanceof NewerDatabase) throw new UserError('cli.newer');
    if (error instanceof NotEmpty) throw new UserError('cli.tables');
    if (error instanceof WrongFile)
      throw new UserError('cli.tables.file', { file: short(error.message) });
    const { code, message } = error as NodeJS.ErrnoException;
    if ('address' in place)
      throw new UserError('queue.unreachable', { reason: short(code ?? 'no answer') });
    const reason = short(code ?? message);
    throw new UserError('cli.data', { folder: short(place.folder), reason }, undefined, error);
  }
}

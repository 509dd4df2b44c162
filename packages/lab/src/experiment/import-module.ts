import { registerHooks } from 'node:module';

/** Whether this thread finds the packages of Glade from everywhere. */
let isFound = false;

/**
 * Imports a module that may lie anywhere. A package of Glade that is not installed there is the one beside this file, so that a
 * copy of a game can be kept in any folder. What is installed there comes first.
 */
export async function importModule(address: string): Promise<object> {
  if (!isFound) registerHooks({ resolve });
  isFound = true;
  return (await import(address)) as object;
}

/**
 * Whether a package that was not found is to be looked for beside this file: one of Glade that is not installed there. Each package
 * is asked for by itself. Where one is installed that lacks a part, as an older one may, that fault is told.
 */
export const mayBeOurs = (name: string, error: unknown): boolean =>
  name.startsWith('@glade/') &&
  error instanceof Error &&
  (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.startsWith('Cannot find package ');

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>;

const resolve: Resolve = (name, context, next) => {
  try {
    return next(name, context);
  } catch (error) {
    if (!mayBeOurs(name, error)) throw error;
    try {
      return next(name, { ...context, parentURL: import.meta.url });
    } catch {
      // Glade has no such package: the fault lies where it was named.
      throw error;
    }
  }
};

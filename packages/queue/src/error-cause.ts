/**
 * Why a database call failed, as far as it matters for what to do. `away`: the connection broke or cannot be made, so
 * the caller waits. `busy`: the server could not do it for the moment (deadlock, full disk, no memory), so the caller
 * tries again, up to a limit. `refused`: the server will never do it (missing rights, missing table). `unrelated`: the
 * error does not come from the server, or the data is at fault, so trying again would fail in the same way.
 */
type Cause = 'away' | 'busy' | 'refused' | 'unrelated';

/**
 * SQLSTATE codes of PostgreSQL; the first pattern that matches decides. Classes as in the appendix “Error Codes” of its
 * manual.
 */
const CAUSES: readonly (readonly [RegExp, Cause])[] = [
  // Codes of the operating system, but not Node's own `ERR_…`, which are mistakes in the program.
  [/^E(?!RR_)[A-Z_]+$/, 'away'],
  // Connection exception; shut down, crashed, starting, idle for too long; too many connections.
  [/^(08...|57P01|57P02|57P03|57P05|53300)$/, 'away'],
  // Rolled back (serialisation, deadlock); out of disk, memory, limits; object in use; cancelled; internal error.
  [/^(40...|53...|55006|55P03|57014|25006|25P03|25P04|58...|XX...)$/, 'busy'],
  // Data that does not fit, integrity, too large.
  [/^(21|22|23|54)...$/, 'unrelated'],
  [/^[0-9A-Z]{5}$/, 'refused'],
];

/** Messages of the driver, without a code, when a connection has broken. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded|Client has encountered|Client was closed|Connection ended|Transaction is already settled)/i;

interface CodedError {
  readonly code?: unknown;
  readonly message?: unknown;
}

export function causeOf(error: unknown): Cause {
  const { code, message } = error as CodedError;
  if (typeof code === 'string')
    return CAUSES.find(([codes]) => codes.test(code))?.[1] ?? 'unrelated';
  return CONNECTION_LOST.test(String(message)) ? 'away' : 'unrelated';
}

/** A short reason that does not contain the address: the code of the system or of PostgreSQL, if there is one. */
export function reasonOf(error: unknown): string {
  const { code } = error as CodedError;
  return typeof code === 'string' ? code : 'no answer';
}

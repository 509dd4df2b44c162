/**
 * Why something failed, as far as it matters for what to do about it.
 *
 * `away`: the connection broke or cannot be made; it is waited for.
 * `busy`: the server could not do it just now: deadlock, full disk, no memory. It is tried again, so many times.
 * `refused`: the server will not do it however often it is asked: rights, a table that is missing.
 * `own`: the server has nothing to do with it, or what it was given is at fault: trying again goes the same way.
 */
type Cause = 'away' | 'busy' | 'refused' | 'own';

/** SQLSTATE codes of PostgreSQL, the first that matches; classes as in the appendix “Error Codes” of its manual. */
const CAUSES: readonly (readonly [RegExp, Cause])[] = [
  // Those of the operating system, not Node's own `ERR_…`, which are mistakes in the program.
  [/^E(?!RR_)[A-Z_]+$/, 'away'],
  // Connection exception; shut down, crashed, starting, idle for too long; too many connections.
  [/^(08...|57P01|57P02|57P03|57P05|53300)$/, 'away'],
  // Rolled back (serialisation, deadlock); out of disk, memory, limits; object in use; cancelled; the server's own.
  [/^(40...|53...|55006|55P03|57014|25006|25P03|25P04|58...|XX...)$/, 'busy'],
  // Data that does not fit, integrity, too large.
  [/^(21|22|23|54)...$/, 'own'],
  [/^[0-9A-Z]{5}$/, 'refused'],
];

/** What the driver says without a code when a connection has broken. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded|Client has encountered|Connection ended|Transaction is already settled)/i;

interface CodedError {
  readonly code?: unknown;
  readonly message?: unknown;
}

export function causeOf(error: unknown): Cause {
  const { code, message } = error as CodedError;
  if (typeof code === 'string') return CAUSES.find(([codes]) => codes.test(code))?.[1] ?? 'own';
  return CONNECTION_LOST.test(String(message)) ? 'away' : 'own';
}

/** A short word that tells nothing of the address: the code of the system or of PostgreSQL, where there is one. */
export function reasonOf(error: unknown): string {
  const { code } = error as CodedError;
  return typeof code === 'string' ? code : 'no answer';
}

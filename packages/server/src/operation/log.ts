import { pino, type DestinationStream, type Logger } from 'pino';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * One JSON object a line. No address of a person, no key of a table or a seat and no name of this machine stands in it: what
 * is logged of a request is its method, its route as it is written in the code, the status and the milliseconds.
 */
export const createLog = (level: LogLevel, to: DestinationStream = process.stderr): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { req: () => undefined },
    },
    to,
  );

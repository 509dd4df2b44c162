import { createInterface } from 'node:readline';
import { printable } from './output.ts';

/** Lines typed at the terminal or read from a pipe, one at a time, until Ctrl-C, a signal or the end of input. */
export class TypedLines {
  private readonly reader = createInterface({
    input: process.stdin,
    ...(process.stdin.isTTY ? { output: process.stdout } : {}),
  });
  private readonly lines = this.reader[Symbol.asyncIterator]();
  private stopped = false;
  /** Resolves when Ctrl-C or a signal ends the input. */
  readonly interrupted: Promise<void>;

  constructor() {
    this.interrupted = new Promise((resolve) => {
      const stop = (): void => {
        this.stopped = true;
        resolve();
        this.reader.close();
      };
      this.reader.on('SIGINT', stop);
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
    });
  }

  get over(): boolean {
    return this.stopped;
  }

  /** The next line, or undefined when there is none. A line from a pipe is printed as if it had been typed. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.stopped) return undefined;
    this.reader.setPrompt(prompt);
    if (process.stdin.isTTY) this.reader.prompt();
    const { value, done } = await this.lines.next();
    if (done === true || this.stopped) {
      if (process.stdin.isTTY) process.stdout.write('\n');
      return undefined;
    }
    if (!process.stdin.isTTY) process.stdout.write(`${prompt}${printable(value.slice(0, 100))}\n`);
    return value;
  }

  close(): void {
    this.reader.close();
    process.stdin.destroy();
  }
}

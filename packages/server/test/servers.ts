import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

const PROGRAM = new URL('server-process.ts', import.meta.url).pathname;

/** A server in a process of its own, which can be killed and comes back at the same port. */
export class ServerProcess {
  private readonly args: readonly string[];
  readonly port: number;
  private child: ChildProcess | undefined;
  /** What it has said to its log. */
  readonly log: string[] = [];

  private constructor(args: readonly string[], port: number) {
    this.args = args;
    this.port = port;
  }

  /**
   * `place` is a folder or an address of PostgreSQL, `root` the folder of the app, `worker` the file of the threads in which
   * bots think; by default they move at once.
   */
  static async start(place: string, root: string, worker?: URL): Promise<ServerProcess> {
    const port = await freePort();
    const threads = worker === undefined ? [] : [worker.href];
    const server = new ServerProcess([place, root, String(port), ...threads], port);
    await server.begin();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** The number of its process. */
  get pid(): number {
    return this.child!.pid!;
  }

  /** `kill -9`, and a new process at once. */
  async killAndRestart(): Promise<void> {
    await this.kill();
    await this.begin();
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  private async begin(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, ...this.args], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.child = child;
    createInterface({ input: child.stderr }).on('line', (line) => this.log.push(line));
    const lines = createInterface({ input: child.stdout });
    const [first] = (await Promise.race([
      once(lines, 'line'),
      once(child, 'exit').then(() => ['']),
    ])) as [string];
    if (first !== this.url) throw new Error(`the server did not start: ${this.log.join('\n')}`);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

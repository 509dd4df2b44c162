import { createRequire } from 'node:module';
import { freePort } from '../../scripts/free-port.ts';
import { game } from './boardgame-game.ts';

// A server of boardgame.io that keeps its tables in memory. The first argument is the folder in which boardgame.io is installed.
const [, , folder = ''] = process.argv;
const { Server, Origins } = createRequire(`${folder}/`)('boardgame.io/server') as {
  Server: (options: unknown) => { run(port: number): Promise<unknown> };
  Origins: { LOCALHOST: unknown };
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
// It greets in the console, where only the address is expected.
console.info = () => {};
console.log = () => {};
const port = await freePort();
await server.run(port);
process.stdout.write(`http://127.0.0.1:${port}/\n`);
process.stdin.on('end', () => process.exit());
process.stdin.resume();

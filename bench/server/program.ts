import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts a program that says its address in its first line and ends with this one. */
export async function startProgram(
  file: string,
  ...args: readonly string[]
): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { url, stop: () => void child.kill('SIGKILL') };
}

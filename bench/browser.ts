import { spawn } from 'node:child_process';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { freePort } from '../scripts/free-port.ts';

/** A browser, and the address of the app: the given one, or that of a server that serves what was built. */
export async function openBrowser(
  given: string | undefined,
): Promise<{ browser: Browser; url: string; close: () => Promise<void> }> {
  const port = await freePort();
  const server =
    given === undefined
      ? spawn(process.execPath, ['packages/cli/src/main.ts', 'serve', '--port', String(port)])
      : undefined;
  if (server !== undefined) await new Promise((resolve) => server.stdout.once('data', resolve));
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const close = async (): Promise<void> => {
    await browser.close();
    server?.kill();
  };
  return { browser, url: given ?? `http://127.0.0.1:${port}`, close };
}

import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';
import { freePort } from './scripts/free-port.ts';

// Every worker reads this file again: the first one to do so chooses for all.
process.env.GLADE_TEST_PORT ??= String(await freePort());
const port = process.env.GLADE_TEST_PORT;
const url = `http://127.0.0.1:${port}/`;
// Knip reads this file, too: only the tests themselves need a browser, and `globalSetup` says so.
const executablePath = findChromium();

/** Chromium listens only to the last switch of this kind, so here is what Playwright gives it, too. */
const NOT_NEEDED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // And the pages behind the address bar of every window, and a process for a page that may come.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** Set by `npm run test:long`, which also runs the tests that are marked so. */
const long = process.env.GLADE_LONG !== undefined;

export default defineConfig({
  metadata: { long },
  ...(long ? {} : { grepInvert: /@long/ }),
  testDir: 'packages/web/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './scripts/find-chromium.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Only for a page that hangs: a busy machine is no reason to fail.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // scripts/test.ts adds up what the JSON report counts.
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: url,
    // Not in a file that tests import: it would be said to the first of them that a worker reads, and to no other.
    locale: 'en-GB',
    // A trace of every test is costly; `npm run browser -- --trace on -g NAME` makes one where it is needed.
    screenshot: 'only-on-failure',
    // Every page would store the whole app anew; the tests of that ask for it.
    serviceWorkers: 'block',
    // A window for every test takes a third of its time. Tests of what a page loads or keeps ask for one of their own.
    reuseContext: true,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // No sandbox: CI runs as root. The rest keeps Chromium off the network and off the GPU.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${NOT_NEEDED.join(',')}`,
      ],
    },
  },
  webServer: {
    // The server of `npm start`, on what scripts/build.ts built.
    command: `node packages/cli/src/main.ts serve --port ${port} --data test-results/tables-${port}`,
    url,
    // As above: without the server no test runs at all.
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

/**
 * `npm run bench -- limits|workers|reference|garbage|rates|strong|page|tap|print|server|entering [flags]`: see README.md in this folder.
 */
const [, , name = ''] = process.argv;
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  limits: () => import('./limits.ts'),
  workers: () => import('./workers.ts'),
  reference: () => import('./reference.ts'),
  garbage: () => import('./garbage.ts'),
  rates: () => import('./rates.ts'),
  strong: () => import('./strong.ts'),
  page: () => import('./page.ts'),
  print: () => import('./print.ts'),
  tap: () => import('./tap.ts'),
  server: () => import('./server/index.ts'),
  entering: () => import('./entering.ts'),
};
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench === undefined) {
  console.error(`Say which: npm run bench -- ${Object.keys(benches).join('|')}`);
  process.exitCode = 2;
} else {
  process.argv.splice(2, 1);
  await bench();
}

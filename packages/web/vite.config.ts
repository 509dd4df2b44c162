import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { games, laterPositions, withoutPolicies, withoutText } from './vite/games.ts';
import { shortClasses } from './vite/classes.ts';
import { copies } from './vite/copies.ts';
import { minimum, TARGETS } from './vite/minimum.ts';
import { words } from './vite/words.ts';

/** The compiler knows JSX: no Preact plugin, no Babel. */
const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

// Files of what always comes together: fewer requests, better compression.
const FRAME =
  /node_modules[\\/](preact|@preact|@lingui|wouter-preact|regexparam|mitt)|packages[\\/]web[\\/]src[\\/](shell|words|settings|offline|main|Loaded|games|record[\\/](matches|stor)|pages[\\/](Shelf|Cover|NotFound))/;
const TABLE =
  /packages[\\/](engine|table|ui|boards|text|web[\\/]src[\\/](play[\\/]|record[\\/]read\.|pages[\\/]Play\.))(?!.*(example|rulebook|record-reader|src[\\/]link|typed|SquareGrid|grid-keys|rows36|squares36|symmetries|GraphBoard|graph-keys|TileBoard|HexBoard|hex-shape|hexes|magnifier|roving|kept|DiceEntry|Handover|Help|End\.|outcome|obey|Dialog|AskNew|again|brain|worker|command|Campaign|PictureKey|flow))/;
/** What boards of squares share. */
const SQUARES =
  /packages[\\/](ui|boards)[\\/].*(SquareGrid\.module|grid-keys|rows36|squares36|symmetries)/;
/** What boards of hexes share. */
const HEXES = /packages[\\/](ui|boards)[\\/].*(HexBoard|hex-shape|hexes)/;
/** A game's rules, without its board. */
const RULES =
  /games[\\/]([a-z-]+)[\\/]src[\\/](?!Board|Marks|strokes|key\.|stories\.|remark|position|possible|draw|reader|reasons|scenario-|words|meanings|labels|turn\.)[^/]*\.ts$/;
const rulesOf = { name: (id: string) => RULES.exec(id)?.[1], test: RULES };

/** A class name that compresses well, the same on every machine: its own name and three letters for its file. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0]!).replaceAll('\\', '/');
  return `${name}-${createHash('sha256').update(path).digest('hex').slice(0, 3)}`;
}

const BOARDS = { name: 'boards', test: /packages[\\/]boards[\\/]/ };

export default defineConfig({
  css: { modules: { generateScopedName: className } },
  oxc: { jsx },
  optimizeDeps: { rolldownOptions: { transform: { jsx } } },
  build: {
    // For scripts/budget.ts and scripts/build.ts.
    manifest: true,
    target: TARGETS,
    // A little older still, where that costs nothing: media queries stay as they are written.
    cssTarget: ['chrome100', 'firefox100', 'safari16'],
    // The list of what every page would preload weighs more than the requests it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // Pictures stay files: the policy of the server lets no page read `data:`.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: FRAME },
            { name: 'squares', test: SQUARES },
            { name: 'hexes', test: HEXES },
            { name: 'table', test: TABLE },
            rulesOf,
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [words(), withoutText(), minimum()],
    rolldownOptions: { output: { codeSplitting: { groups: [BOARDS, rulesOf] } } },
  },
  plugins: [
    copies(),
    games(),
    withoutPolicies(),
    laterPositions(),
    words(),
    shortClasses(),
    minimum(),
    VitePWA({
      // The page registers it itself, see src/offline.ts.
      injectRegister: false,
      registerType: 'prompt',
      manifest: {
        name: 'Glade',
        short_name: 'Glade',
        description: 'Small tabletop games to play, learn and pass on.',
        id: '/',
        start_url: '/',
        display: 'standalone',
        background_color: '#faf5ea',
        theme_color: '#faf5ea',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        navigateFallback: '/index.html',
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});

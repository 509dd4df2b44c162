import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { className } from './vite/class-names.ts';
import { firstCovers } from './vite/covers.ts';
import { shippedFonts } from './vite/fonts.ts';
import { gameData } from './vite/game-data.ts';
import { oldestBrowsers, TARGETS } from './vite/oldest-browsers.ts';

/** The compiler knows JSX: no Preact plugin, no Babel. */
const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

/** Rooms that no match needs before its first move. Each comes in a file of its own, with what needs it. */
const LATER =
  /[\\/]packages[\\/](?:engine[\\/]src[\\/]|ui[\\/]src[\\/]|web[\\/]src[\\/](?:match[\\/])?)?(print|lab|rulebook|lessons|learn|puzzles|today|ending|end|entry|dialogs|match-list|my-shelf|replay|correct|far|online|shelf)[\\/]/;

/** Files that only some matches need, and nothing else that they come with. Each row comes in a file of its own. */
const APART: Readonly<Record<string, RegExp>> = {
  // Maps of hexes, and the magnifier of large maps.
  maps: /[\\/]packages[\\/](?:ui[\\/]src[\\/]boards[\\/](?:HexBoard|sight[\\/](?:beyond|hex-sight|whole-frame)|use-magnifier)|boards[\\/]src[\\/]hex)/,
  // Boards of squares.
  squares: /[\\/]packages[\\/]ui[\\/]src[\\/]boards[\\/]SquareGrid/,
  // The help of a game explains what is seen by pictures.
  pictures: /[\\/]packages[\\/]ui[\\/]src[\\/]parts[\\/]PictureKey/,
  // What is drawn in an editor is kept.
  drafts: /[\\/]packages[\\/]web[\\/]src[\\/]storage[\\/]draft-store\.ts/,
  // A match is chosen and set up, before there is one.
  choosing:
    /[\\/]packages[\\/]web[\\/]src[\\/](?:seats[\\/]StrengthTree|game[\\/](?:SeatCount|cards[\\/]ChoiceCard|setup-line|rules-name|campaign-progress|real-table[\\/]choose-table))/,
  // A match is told in which only bots have played.
  'of-bots': /[\\/]packages[\\/]web[\\/]src[\\/]narration[\\/]of-bots\.ts/,
  // A match that was stored or passed on is read.
  records: /[\\/]packages[\\/]engine[\\/]src[\\/]record[\\/](?:link|record-reader)\.ts/,
  // Real dice are entered.
  'real-dice':
    /[\\/]packages[\\/]ui[\\/]src[\\/]dice[\\/](?:CountEntry|DiceEntry|entry|use-typed-digits)/,
  // The pieces lie on a real table.
  'real-pieces': /[\\/]packages[\\/]text[\\/]src[\\/](?:on-table|table-difference)\.ts/,
};

/** The parts of games that no match needs before its first move, and games that are not ours: nearly every later room needs them. */
const BESIDE =
  /[\\/](?:games[\\/]beside|packages[\\/]web[\\/]src[\\/]loading[\\/]outside-games)\.ts/;

/** What several pages share comes in one file, and so does what the rooms of a game share: each request costs a round. */
const SHARED = [
  {
    name: 'shared',
    test: (id: string) => /[\\/]packages[\\/]/.test(id) && !isApart(id),
    minShareCount: 2,
  },
  // Nearly every page needs those. What fewer need, such as the libraries of printing, comes with the pages that need it.
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, minShareCount: 8 },
  { name: 'beside', test: BESIDE, minShareCount: 2 },
  { name: (id: string) => LATER.exec(id)?.[1], test: LATER, minShareCount: 2 },
  ...Object.entries(APART).map(([name, test]) => ({ name, test, minShareCount: 2 })),
  {
    name: (id: string) => /[\\/]games[\\/]([a-z-]+)[\\/]/.exec(id)?.[1],
    // The words of a language come with that language.
    test: /[\\/]games[\\/][a-z-]+[\\/]src[\\/](?!words[\\/])/,
    // Two are the help or the cards of a game and its sheets of paper: a match loads neither before its first move.
    minShareCount: 3,
  },
];

const isApart = (id: string): boolean =>
  BESIDE.test(id) || LATER.test(id) || Object.values(APART).some((test) => test.test(id));

// Every page has a list of the files that may come later. Seven characters of a hash tell versions of a file apart as well as the
// usual eight, and so the list is shorter.
const HASHED = 'assets/[name]-[hash:7].js';
const HASHED_FILE = 'assets/[name]-[hash:7][extname]';

export default defineConfig({
  css: { modules: { generateScopedName: className } },
  oxc: { jsx },
  optimizeDeps: { rolldownOptions: { transform: { jsx } } },
  build: {
    // For scripts/build.ts.
    manifest: true,
    target: TARGETS,
    // A little older still, where that costs nothing: media queries stay as they are written.
    cssTarget: ['chrome100', 'firefox100', 'safari16'],
    modulePreload: { polyfill: false },
    // No file is written into another as `data:`: the server's policy allows that for pictures, but not for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: SHARED },
        chunkFileNames: HASHED,
        assetFileNames: HASHED_FILE,
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [oldestBrowsers()],
  },
  plugins: [
    gameData(),
    shippedFonts(),
    firstCovers(),
    oldestBrowsers(),
    VitePWA({
      // The page registers it itself, see src/loading/offline.ts.
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
        globPatterns: ['**/*.{js,css,html,svg,png,woff,woff2,txt,webmanifest}'],
        navigateFallback: '/index.html',
        // The documentation is no page of the app.
        navigateFallbackDenylist: [/^\/docs(?:\/|$)/],
        importScripts: ['/notice.js'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});

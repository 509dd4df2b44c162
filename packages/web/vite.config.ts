import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { className } from './vite/class-names.ts';
import { firstCovers } from './vite/covers.ts';
import { shippedFonts } from './vite/fonts.ts';
import { gameData } from './vite/game-data.ts';
import { oldestBrowsers, TARGETS } from './vite/oldest-browsers.ts';

/** The compiler knows JSX: no Preact plugin, no Babel. */
const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

/** What draws sheets of paper, with its libraries: no match loads it. */
const PRINTING =
  /[\\/](?:packages[\\/]print|node_modules[\\/](?:@csstools|boolbase|css-select|css-what|dom-serializer|domelementtype|domhandler|domutils|entities|fflate|htmlparser2|nanoid|nth-check|picocolors|postcss|preact-render-to-string|source-map-js|uqr))[\\/]/;
/** What printing shares with the rulebook, a replay and the reading of a record. */
const READERS =
  /[\\/]packages[\\/](?:engine[\\/]src[\\/](?:example-run|link|record-reader|rulebook)\.ts|ui[\\/]src[\\/]ending[\\/]moments\.ts)/;
const APART = /[\\/]packages[\\/](?:lab[\\/]|web[\\/]src[\\/]match[\\/]correct[\\/])/;

/** What several pages share comes in one file, and so does what the rooms of a game share: each request costs a round. */
const SHARED = [
  {
    name: 'shared',
    test: (id: string) =>
      /[\\/](?:node_modules|packages)[\\/]/.test(id) &&
      ![PRINTING, READERS, APART].some((each) => each.test(id)),
    minShareCount: 2,
  },
  { name: 'later', test: READERS, minShareCount: 2 },
  // What only the lab shares, or the forms in which entries are put right: no match loads it before its first move.
  { name: 'lab', test: /[\\/]packages[\\/]lab[\\/]/, minShareCount: 2 },
  { name: 'put-right', test: /[\\/]match[\\/]correct[\\/]/, minShareCount: 2 },
  {
    name: (id: string) => /[\\/]games[\\/]([a-z-]+)[\\/]/.exec(id)?.[1],
    test: /[\\/]games[\\/][a-z-]+[\\/]src[\\/]/,
    // Two are the help or the cards of a game and its sheets of paper: a match loads neither before its first move.
    minShareCount: 3,
  },
  // After all others: it takes along what it needs and nobody else has taken.
  { name: 'print', test: PRINTING, minShareCount: 2 },
];

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
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
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
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});

import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  // The compiler knows JSX: no Preact plugin, no Babel.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // For scripts/budget.ts and scripts/build.ts.
    manifest: true,
  },
  worker: { format: 'es' },
  plugins: [
    VitePWA({
      registerType: 'prompt',
      manifest: {
        name: 'Glade',
        short_name: 'Glade',
        display: 'standalone',
      },
      workbox: { globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'] },
    }),
  ],
});

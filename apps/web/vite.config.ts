import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from './build/brand.ts';
import { oldestBrowsers } from './build/browsers.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { contractJson } from './build/contract-json.ts';
import { demoFiles } from './build/demo-files.ts';
import { deviceTimeZone } from './build/device-time-zone.ts';
import { shared } from './build/first-screens/bundle.ts';
import { firstScreens } from './build/first-screens/index.ts';
import { formRules } from './build/form-rules.ts';
import { hotRoutes } from './build/hot-routes.ts';
import { inlineBoot } from './build/inline-boot.ts';
import { installable } from './build/installable.ts';
import { keepLight } from './build/keep-light.ts';
import { noCycles } from './build/no-cycles.ts';
import { noncePlaceholder } from './build/nonce.ts';
import { precompress } from './build/precompress.ts';
import { preloadHints } from './build/preload-hints.ts';
import { samplePlugins } from './build/sample-plugins.ts';
import { hotTexts, texts } from './build/texts.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

/** Their screens are part of the first file: the login page asks for nothing more. */
const firstRoutes = new Set<string>(['/_signed-out', '/_signed-out/login']);

/** The route files of one variant, as a tree, each screen in a file of its own. */
const routesOf = (variant: 'business' | 'demo') =>
  tanstackRouter({
    routesDirectory: `./src/${variant}/routes`,
    generatedRouteTree: `./src/${variant}/routes.gen.ts`,
    autoCodeSplitting: true,
    addExtensions: true,
    codeSplittingOptions: {
      addHmr: false,
      splitBehavior: ({ routeId }) => (firstRoutes.has(routeId) ? [] : undefined),
    },
  });

export default defineConfig({
  plugins: [
    routesOf('business'),
    routesOf('demo'),
    hotRoutes(),
    react(),
    contractJson(),
    formRules(),
    texts(),
    hotTexts(),
    samplePlugins,
    brand(),
    installable(),
    inlineBoot(),
    keepLight(),
    noCycles(),
    deviceTimeZone(),
    preloadHints(),
    firstScreens(),
    demoFiles(),
    precompress(),
  ],
  html: { cspNonce: noncePlaceholder },
  ...shared,
  build: {
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // As short as rolldown allows: the first files name hundreds of others, and letters of hashes cannot be compressed.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  optimizeDeps: {
    // Found at the start, not one screen at a time with a reload for each; icons are small files of their own.
    entries: ['src/**/*.{ts,tsx}', '../../packages/ui/src/**/*.{ts,tsx}'],
    exclude: ['@tabler/icons-react'],
  },
  server: {
    // `scripts/dev.mjs` gives the port, and the server's.
    host: '127.0.0.1',
    strictPort: true,
    proxy: Object.fromEntries(
      ['/v1', '/files', '/dev', '/docs', '/openapi.json', '/readyz'].map((path) => [path, api]),
    ),
  },
});

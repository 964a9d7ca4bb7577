import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from './build/brand.ts';
import { oldestBrowsers } from './build/browsers.ts';
import { demoFiles } from './build/demo-files.ts';
import { inlineBoot } from './build/inline-boot.ts';
import { samplePlugins } from './build/sample-plugins.ts';
import { texts } from './build/texts.ts';

const port = Number(process.env.PORT ?? 3000);

export default defineConfig({
  plugins: [
    tanstackRouter({
      routesDirectory: './src/demo/routes',
      generatedRouteTree: './src/demo/routes.gen.ts',
      autoCodeSplitting: true,
      addExtensions: true,
    }),
    react(),
    texts(),
    samplePlugins,
    brand(),
    inlineBoot(),
    demoFiles(),
  ],
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
});

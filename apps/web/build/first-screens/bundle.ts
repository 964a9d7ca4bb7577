import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type UserConfig } from 'vite';
import { contractJson } from '../contract-json.ts';
import { formRules } from '../form-rules.ts';
import { samplePlugins } from '../sample-plugins.ts';
import { texts } from './texts.ts';

const web = new URL('../../', import.meta.url).pathname;

/** What this build and the real one have to share, so that names of classes and files come out alike. */
export const shared = {
  // Libraries that still support old versions of React bring along what React has had for years.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
} satisfies UserConfig;

/** Builds both applications for Node, as `business.mjs` and `demo.mjs` in a new folder. Gives the folder. */
export async function bundleForNode(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'kazi-first-screens-'));
  await build({
    ...shared,
    root: web,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), contractJson(), formRules(), samplePlugins],
    define: {
      // The mode of the build around this one, which chose React's code by it.
      'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
      __TEXTS_PATH__: JSON.stringify(texts),
    },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { business: 'src/business/index.tsx', demo: 'src/demo/index.tsx' },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  return outDir;
}

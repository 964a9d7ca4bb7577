import { globSync } from 'node:fs';
import type { Plugin } from 'vite';
import { textsPath } from './texts.ts';

const demo = '/src/demo/index.tsx';
/** Areas of texts that the demo's pages use, in every language. */
const textFiles = '*/{{common,shell,demo,pages,showcase},demo/*}.json';
const folder = new URL('../src/i18n/', import.meta.url).pathname;

/**
 * Lists every file that the demo may ever ask for as `demo-files.json`. The demo fetches them ahead, see
 * `src/demo/index.tsx`. By modules and not by files: some files also hold what leads on to the business application.
 */
export function demoFiles(): Plugin {
  return {
    name: 'kazi:demo-files',
    apply: 'build',
    generateBundle: {
      // Once Vite has taken away the files that held nothing but styles.
      order: 'post',
      handler(_options, bundle) {
        const start = [...this.getModuleIds()].find((id) => id.endsWith(demo));
        if (!start) return this.error(`The build has no ${demo}`);
        const modules = new Set([start]);
        for (const id of modules) {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          for (const imported of [...importedIds, ...dynamicallyImportedIds]) modules.add(imported);
        }
        const files = new Set<string>();
        for (const output of Object.values(bundle)) {
          // Every face of the letters too: the pages about languages show several.
          if (output.type === 'asset' && output.fileName.endsWith('.woff2')) files.add(`/${output.fileName}`);
          if (output.type !== 'chunk' || !output.moduleIds.some((id) => modules.has(id))) continue;
          for (const file of [output.fileName, ...(output.viteMetadata?.importedCss ?? [])])
            files.add(`/${file}`);
        }
        const texts = globSync(textFiles, { cwd: folder }).map((name) => `/${textsPath()}/${name}`);
        this.emitFile({
          type: 'asset',
          fileName: 'demo-files.json',
          source: JSON.stringify([...files, ...texts]),
        });
      },
    },
  };
}

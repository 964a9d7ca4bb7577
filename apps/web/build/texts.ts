import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FOLDER = new URL('../src/i18n/', import.meta.url).pathname;

interface TextFile {
  /** Language and area: `en/common.json`. */
  name: string;
  /** The texts, without the white space between them. */
  content: string;
}

/** Every file of texts. */
function textFiles(): TextFile[] {
  return globSync('*/*.json', { cwd: FOLDER })
    .sort()
    .map((name) => ({ name, content: JSON.stringify(JSON.parse(readFileSync(FOLDER + name, 'utf8'))) }));
}

/** Where the texts of this build are: a new place whenever one of them changes, so that they can be kept for ever. */
export function textsPath(files = textFiles()): string {
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(name).update(content);
  return `assets/texts-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Writes the texts as data beside the scripts, and tells the application where (`__TEXTS_PATH__`). As modules, each
 * of them would be listed in the first file that everybody downloads, whatever the language and the screen.
 */
export function texts(): Plugin {
  return {
    name: 'kazi:texts',
    apply: 'build',
    config: () => ({ define: { __TEXTS_PATH__: JSON.stringify(`/${textsPath()}`) } }),
    generateBundle() {
      const files = textFiles();
      const path = textsPath(files);
      for (const { name, content } of files) {
        this.emitFile({ type: 'asset', fileName: `${path}/${name}`, source: content });
      }
    },
  };
}

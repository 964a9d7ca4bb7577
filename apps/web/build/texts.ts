import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { addOthers, type NounTexts } from '../src/i18n/add-others.ts';

const folder = new URL('../src/i18n/', import.meta.url).pathname;
/** Texts of nouns, which the server reads too. */
const nounsFolder = new URL('../../../packages/contract/texts/', import.meta.url).pathname;

interface TextFile {
  /** Language and area: `en/common.json`, `en/demo/email.json`. */
  name: string;
  /** The texts, without the white space between them. */
  content: string;
}

interface Texts {
  files: TextFile[];
  /** Where they are: a new place whenever one of them changes, so that they can be kept for ever. */
  path: string;
}

let allRead: Texts | undefined;

/** Every file of texts, read once. */
function allTexts(): Texts {
  allRead ??= readTexts();
  return allRead;
}

function readTexts(): Texts {
  const read = (path: string): NounTexts => JSON.parse(readFileSync(path, 'utf8'));
  const files = [folder, nounsFolder]
    .flatMap((cwd) => globSync('*/**/*.json', { cwd }).map((name) => ({ name, path: cwd + name })))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, path }) => {
      const [, language = '', area = ''] = /^(\w+)\/(.+)\.json$/.exec(name) ?? [];
      const nouns = globSync(`${language}/*.json`, { cwd: nounsFolder }).sort();
      const texts = addOthers(
        area,
        read(path),
        nouns.map((noun) => read(nounsFolder + noun)),
      );
      return { name, content: JSON.stringify(texts) };
    });
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(name).update(content);
  return { files, path: `assets/texts-${hash.digest('hex').slice(0, 8)}` };
}

/** The folder of this build's texts. */
export const textsPath = () => allTexts().path;

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
      const { files, path } = allTexts();
      for (const { name, content } of files) {
        this.emitFile({ type: 'asset', fileName: `${path}/${name}`, source: content });
      }
    },
  };
}

/** While developing, a text that is changed is shown at once, and what the page holds stays. */
export function hotTexts(): Plugin {
  return {
    name: 'kazi:hot-texts',
    apply: 'serve',
    async hotUpdate({ file, read }) {
      const [, language, area] = /\/(?:src\/i18n|contract\/texts)\/(\w+)\/(.+)\.json$/.exec(file) ?? [];
      if (!language || !area) return;
      this.environment.hot.send('kazi:texts', { language, area, texts: JSON.parse(await read()) });
      return [];
    },
  };
}

import type { Rolldown } from 'vite';
import { contentsOf, type Part } from '../src/boot/request-early.ts';
import type { Page } from './first-screens/list.ts';
import { textsPath } from './texts.ts';

/** The modules that parts begin with, by how their ids end. */
const parts = {
  demo: ['/src/demo/index.tsx'],
  'demo-frame': ['/src/demo/routes/_demo.tsx'],
  business: ['/src/business/index.tsx'],
  'signed-in': ['/src/business/routes/_app.tsx'],
  board: [
    '/src/business/work/board/ask-for-board.ts',
    '/src/business/routes/_app/apps/$appId/route.tsx',
    '/src/business/routes/_app/apps/$appId/board.tsx',
  ],
} satisfies Record<Part, string[]>;

const fontFile = /\/inter-latin-wght-normal-[\w-]+\.woff2$/;

export type Bundle = Rolldown.OutputBundle;

/** Scripts and styles of a part, as addresses. */
export const filesOfPart = (part: Part, bundle: Bundle): string[] => [
  ...new Set(parts[part].flatMap((module) => filesOf(module, bundle))),
];

/** Scripts and styles that a page's first screen waits for, in the order in which they are needed. */
export function filesOfPage({ variant, path, file }: Page, bundle: Bundle): string[] {
  const contents = contentsOf({ variant, path, login: null });
  const modules = [...contents.parts.flatMap((part) => parts[part]), `/src/${file}`];
  return [...new Set(modules.flatMap((module) => filesOf(module, bundle)))];
}

/** The texts that a page's first screen has in English. */
export const textsOfPage = ({ variant, path }: Page) =>
  contentsOf({ variant, path, login: null }).areas.map((area) => `/${textsPath()}/en/${area}.json`);

/** The font of texts in Latin letters. */
export function fontOf(bundle: Bundle): string {
  const font = Object.keys(bundle).find((file) => fontFile.test(`/${file}`));
  if (!font) throw new Error('The build has no font for Latin letters');
  return `/${font}`;
}

/** The script that has a module, all that it imports statically, and their styles: what is imported comes first. */
function filesOf(module: string, bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withModule = (name: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(name)));
  // A route's screen, where it is split from what the route is.
  const start = withModule(`${module}?tsr-split=component`) ?? withModule(module);
  if (!start) throw new Error(`No file of the build has ${module}`);

  const reached = new Set<Rolldown.OutputChunk>();
  const files = new Set<string>();
  (function reach(chunk: Rolldown.OutputChunk): void {
    if (reached.has(chunk)) return;
    reached.add(chunk);
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) reach(imported);
    }
    for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(`/${file}`);
  })(start);
  return [...files];
}

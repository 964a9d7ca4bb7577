import type { Plugin, Rolldown } from 'vite';
import type { Hints } from '../src/boot/request-early.ts';
import type { Drawn } from './first-screens/index.ts';
import { textsPath } from './texts.ts';

/** What the first screen of each situation waits for: modules that begin a part, by how their ids end. */
const parts = {
  demo: '/src/demo/index.tsx',
  'demo-frame': '/src/demo/routes/_demo.tsx',
  business: '/src/business/index.tsx',
  'signed-in': '/src/business/routes/_app.tsx',
};

const hasFrame = (file: string) => file.includes('/_demo/');

const FONT = /\/inter-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Tells the document which files belong to the first screen, in a `kazi-preload` meta tag. The script that runs
 * before the first paint asks for those it needs, so that they download side by side and not one after another as
 * each is found in the one before.
 */
export function preloadHints(drawn: () => Promise<readonly Drawn[]>): Plugin {
  return {
    name: 'kazi:preload-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const font = Object.keys(bundle).find((file) => FONT.test(`/${file}`));
        if (!font) throw new Error('The build has no font for Latin letters');
        const files = Object.fromEntries(
          Object.entries(parts).map(([part, module]) => [part, filesOf(module, chunks)]),
        );
        const first = (await drawn()).map(({ variant, path, file, fileName }) => {
          const known = new Set([
            ...(files[variant] ?? []),
            ...(hasFrame(file) ? (files['demo-frame'] ?? []) : []),
          ]);
          const more = filesOf(`/src/${file}`, chunks).filter((needed) => !known.has(needed));
          return [`${variant} ${path}`, { file: `/${fileName}`, more }] as const;
        });
        const hints: Hints = {
          parts: files,
          texts: `/${textsPath()}`,
          font: `/${font}`,
          first: Object.fromEntries(first),
        };
        const attrs = { name: 'kazi-preload', content: JSON.stringify(hints) };
        return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** The script that has a module, all that it imports statically, and their styles: what is imported comes first. */
function filesOf(module: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
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

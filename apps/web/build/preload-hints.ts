import type { Plugin, Rolldown } from 'vite';
import { textsPath } from './texts.ts';

/** What the first screen of each situation waits for: modules that begin a part, by how their ids end. */
const parts = {
  demo: ['/src/demo/index.tsx'],
  'demo-frame': ['/src/demo/routes/_demo.tsx?tsr-split=component'],
  business: ['/src/business/index.tsx'],
  'signed-in': ['/routes/_app.tsx?tsr-split=component'],
};

/**
 * Tells the document which files belong to the first screen, in a `kazi-preload` meta tag. The script that runs
 * before the first paint asks for those it needs, so that they download side by side and not one after another as
 * each is found in the one before.
 */
export function preloadHints(): Plugin {
  return {
    name: 'kazi:preload-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
        const code = Object.entries(parts).map(([part, modules]) => [
          part,
          [...new Set(modules.flatMap((module) => filesOf(module, chunks)))],
        ]);
        const content = JSON.stringify({ ...Object.fromEntries(code), texts: [`/${textsPath()}`] });
        return [{ tag: 'meta', attrs: { name: 'kazi-preload', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** The script that has a module, all that it imports statically, and their styles. */
function filesOf(module: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!start) throw new Error(`No file of the build has ${module}`);

  const reached = new Set([start]);
  for (const chunk of reached) {
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) reached.add(imported);
    }
  }
  return [...reached].flatMap((chunk) => [
    `/${chunk.fileName}`,
    ...[...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
  ]);
}

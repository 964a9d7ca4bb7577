import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'vite';

const scriptFile = new URL('../src/boot/before-paint.ts', import.meta.url).pathname;
const styleFile = new URL('../src/boot/loading-screen.css', import.meta.url).pathname;

/** Puts the loading screen's style and the script that must run before the first paint into the document itself. */
export function inlineBoot(): Plugin {
  return {
    name: 'kazi:inline-boot',
    async transformIndexHtml() {
      const [style, script] = await Promise.all([readFile(styleFile, 'utf8'), bundle(scriptFile)]);
      return [
        { tag: 'style', children: style.replaceAll(/\/\*.*?\*\/|\n\s*/gs, ''), injectTo: 'head' },
        { tag: 'script', children: script, injectTo: 'head' },
      ];
    },
  };
}

/** One self-contained, minified script of a module and what it imports, with names that are filled in. */
export async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2020',
      minify: true,
      lib: { entry, formats: ['iife'], name: 'boot' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error(`Nothing was built from ${entry}`);
  return chunk.code.trim();
}

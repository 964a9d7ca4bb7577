import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'vite';

const oldScriptFile = new URL('../src/boot/too-old.ts', import.meta.url).pathname;
const scriptFile = new URL('../src/boot/before-paint.ts', import.meta.url).pathname;
const styleFile = new URL('../src/boot/loading-screen.css', import.meta.url).pathname;

/** Puts the loading screen's style and the scripts that must run before the first paint into the document itself. */
export function inlineBoot(): Plugin {
  return {
    name: 'kazi:inline-boot',
    async transformIndexHtml() {
      const [style, oldScript, script] = await Promise.all([
        readFile(styleFile, 'utf8'),
        bundle(oldScriptFile, 'es2015'),
        bundle(scriptFile, 'es2020'),
      ]);
      return [
        { tag: 'style', children: style.replaceAll(/\/\*.*?\*\/|\n\s*/gs, ''), injectTo: 'head' },
        { tag: 'script', children: oldScript, injectTo: 'head' },
        { tag: 'script', children: script, injectTo: 'head' },
      ];
    },
  };
}

/** One self-contained, minified script of a module and what it imports, with names that are filled in. */
export async function bundle(
  entry: string,
  target: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define,
    build: {
      write: false,
      target,
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

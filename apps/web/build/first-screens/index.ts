import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Plugin, Rolldown } from 'vite';
import { filesOfPage, fontOf, textsOfPage } from '../first-files.ts';
import { bundleForNode } from './bundle.ts';
import { type Drawn, documentOf } from './document.ts';
import { type Page, pages } from './list.ts';

const drawScript = new URL('draw.ts', import.meta.url).pathname;
const atOnce = 2;
/** Unpacked. */
const largeBytes = 100_000;
const run = promisify(execFile);

/**
 * Draws the first sight of the pages that people come to first, by letting the applications themselves draw it while
 * they are built. Each gets a document of its own, `first-screens/<variant>/<path>.html`, for the server to choose.
 */
export function firstScreens(): Plugin {
  let drawing: Promise<Drawn[]> = Promise.resolve([]);
  return {
    name: 'kazi:first-screens',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      drawing = drawAll();
      drawing.catch(() => undefined); // reported when it is asked for
    },
    async generateBundle(_options, bundle) {
      const common = bundle['index.html'];
      if (common?.type !== 'asset') return this.error('The build has no document');
      for (const page of await drawing) {
        const { html, variant, path } = page;
        const missing = (html.match(/\/assets\/[\w.-]+/g) ?? []).find((file) => !(file.slice(1) in bundle));
        if (missing)
          this.error(`${variant} ${path} was drawn with ${missing}, which the build does not have`);
        const files = {
          code: filesOfPage(page, bundle),
          texts: textsOfPage(page),
          font: fontOf(bundle),
          isLarge: (script: string) => isLarge(bundle[script.slice(1)]),
        };
        this.emitFile({
          type: 'asset',
          fileName: `first-screens/${variant}${path === '/' ? '/index' : path}.html`,
          source: documentOf(String(common.source), page, files),
        });
      }
    },
  };
}

const isLarge = (output: Rolldown.OutputBundle[string] | undefined) =>
  output?.type === 'chunk' && output.code.length > largeBytes;

async function drawAll(): Promise<Drawn[]> {
  const folder = await bundleForNode();
  const left = [...pages];
  const drawn: Drawn[] = [];
  async function drawNext(): Promise<void> {
    for (let page = left.shift(); page; page = left.shift())
      drawn.push({ ...page, html: await draw(folder, page) });
  }
  await Promise.all(Array.from({ length: atOnce }, drawNext)).finally(() =>
    rm(folder, { recursive: true, force: true }),
  );
  return drawn;
}

async function draw(folder: string, { variant, path }: Page): Promise<string> {
  const { stdout } = await run(process.execPath, [drawScript, folder, variant, path], {
    maxBuffer: 10_000_000,
  });
  return stdout;
}

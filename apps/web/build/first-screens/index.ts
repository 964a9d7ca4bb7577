import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { bundleForNode } from './bundle.ts';
import { type Page, pages } from './list.ts';

const DRAW = new URL('draw.ts', import.meta.url).pathname;
const atOnce = 2;
const run = promisify(execFile);

/** A page with what the build drew of it. */
export interface Drawn extends Page {
  fileName: string;
  html: string;
}

/**
 * Draws the first sight of the pages that people come to first, by letting the applications themselves draw it while
 * they are built. The document shows it before the application is there, see `src/boot/first-screen.ts`.
 */
export function firstScreens(): { plugin: Plugin; drawn(): Promise<readonly Drawn[]> } {
  let drawing: Promise<Drawn[]> = Promise.resolve([]);
  return {
    drawn: () => drawing,
    plugin: {
      name: 'kazi:first-screens',
      apply: 'build',
      buildStart() {
        drawing = drawAll();
        drawing.catch(() => undefined); // reported when it is asked for
      },
      async generateBundle(_options, bundle) {
        for (const { fileName, html, variant, path } of await drawing) {
          const missing = (html.match(/\/assets\/[\w.-]+/g) ?? []).find((file) => !(file.slice(1) in bundle));
          if (missing)
            this.error(`${variant} ${path} was drawn with ${missing}, which the build does not have`);
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify({ html }) });
        }
      },
    },
  };
}

async function drawAll(): Promise<Drawn[]> {
  const folder = await bundleForNode();
  const left = [...pages];
  const drawn: Drawn[] = [];
  async function drawNext(): Promise<void> {
    for (let page = left.shift(); page; page = left.shift()) drawn.push(await draw(folder, page));
  }
  await Promise.all(Array.from({ length: atOnce }, drawNext)).finally(() =>
    rm(folder, { recursive: true, force: true }),
  );
  return drawn;
}

async function draw(folder: string, page: Page): Promise<Drawn> {
  const { stdout: html } = await run(process.execPath, [DRAW, folder, page.variant, page.path], {
    maxBuffer: 10_000_000,
  });
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
  return { ...page, html, fileName: `assets/first-${hash}.json` };
}

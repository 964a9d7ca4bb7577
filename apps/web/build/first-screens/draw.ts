/** Draws one page: `node draw.ts <folder of the bundles> <variant> <path>` writes its HTML to standard output. */
import { setTimeout as pause } from 'node:timers/promises';
import { becomePage } from './browser.ts';
import { snapshotOf } from './snapshot.ts';

const [folder = '', variant = '', path = ''] = process.argv.slice(2);
const patienceMs = 20_000;

const document = becomePage(path);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// The screen as first shown: what it asks for has not been answered yet.
const shown = new Promise<string>((resolve) => {
  new MutationObserver((_changes, observer) => {
    if (!root.querySelector('h1')) return;
    observer.disconnect();
    resolve(snapshotOf(root));
  }).observe(root, { childList: true, subtree: true });
});
const { start } = await import(`${folder}/${variant}.mjs`);
await start(root);
const html = await Promise.race([shown, pause(patienceMs)]);
if (!html) throw new Error(`${variant} ${path} shows nothing`);
process.stdout.write(html, () => process.exit(0));

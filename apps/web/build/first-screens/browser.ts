import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { texts } from './texts.ts';

const i18n = new URL('../../src/i18n', import.meta.url).pathname;
const document = '<!doctype html><html lang="en" dir="ltr"><body><div id="root"></div></body></html>';

/** What Node has as well, but not as a page has it. */
const ofThePage = new Set([
  'navigator',
  'localStorage',
  'sessionStorage',
  'Event',
  'EventTarget',
  'CustomEvent',
]);

/** Gives this process the globals of a browser page at a path, enough to run the application. Returns its document. */
export function becomePage(path: string): Document {
  const { window } = new JSDOM(document, { url: `http://localhost${path}`, pretendToBeVisual: true });
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis) || ofThePage.has(name)) provide(name, Reflect.get(window, name));
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
    provide(name, Reflect.get(window, name).bind(window));
  provide('window', globalThis);
  provide('isSecureContext', false);
  provide('fetch', readText);
  provide('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  provide('scrollTo', () => undefined);
  for (const name of ['ResizeObserver', 'IntersectionObserver']) provide(name, Unseen);
  // As most browsers have.
  provide('PublicKeyCredential', Unseen);
  return window.document;
}

const provide = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** There is no server: only the texts are to be had. */
async function readText(input: string | Request): Promise<Response> {
  const address = typeof input === 'string' ? input : input.url;
  if (!address.startsWith(texts)) return new Response(null, { status: 503 });
  return new Response(await readFile(i18n + address.slice(texts.length), 'utf8'));
}

/** Nothing has a size where nothing is laid out. */
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

import { restId } from '../../src/boot/request-early.ts';
import type { Page } from './list.ts';

/** A page with what the build drew of it. */
export interface Drawn extends Page {
  html: string;
}

/** What the first screen waits for; all as addresses. */
interface Files {
  /** Scripts and styles. */
  code: readonly string[];
  texts: readonly string[];
  font: string;
  /** Whether a script takes so long to come that it is asked for before the screen is painted. */
  isLarge(script: string): boolean;
}

/** Stands where what was drawn ends. */
const end = 'first-screen-end';
const root = '<div id="root">';

/**
 * The document of a page: the common one with what was drawn, the styles for it, and what is to be fetched while it is
 * looked at. What is large comes at once; the many small files come after the paint, which asking for them would only
 * delay. `src/boot/first-screen.ts` shows what was drawn where it fits, and leaves the loading screen where it does not.
 */
export function documentOf(
  common: string,
  { variant, html }: Drawn,
  { code, texts, font, isLarge }: Files,
): string {
  const styles = code.filter((file) => file.endsWith('.css'));
  const scripts = code.filter((file) => !file.endsWith('.css'));
  const styleLinks = styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`);
  const early = [...scripts.filter(isLarge).map(module), link('rel="preload" as="font"', font)];
  const rest = [
    ...scripts.filter((file) => !isLarge(file)).map(module),
    ...texts.map((file) => link('rel="preload" as="fetch"', file)),
  ];
  return [
    ['<html', `<html data-drawn="${variant}"`],
    // Painted as a whole: what stands in the middle of the screen would move while the rest is read.
    ['</head>', `<link rel="expect" blocking="render" href="#${end}">${styleLinks.join('')}</head>`],
    [root, `${root}<div class="first-screen" inert>${html}<i id="${end}"></i></div>`],
    ['</body>', `${early.join('')}<template id="${restId}">${rest.join('')}</template></body>`],
  ].reduce((document, [place = '', content = '']) => {
    if (document.split(place).length !== 2) throw new Error(`The document has not one ${place}`);
    return document.replace(place, () => content);
  }, common);
}

const module = (file: string) => link('rel="modulepreload"', file);

/** Behind the styles, for which people wait; and as the loader asks for it, else it would be fetched twice. */
const link = (what: string, file: string) => `<link ${what} crossorigin fetchpriority="low" href="${file}">`;

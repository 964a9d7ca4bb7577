import type { Visit } from './first-screen.ts';

/** What the build says about its files, as data in the document; all as addresses. */
export interface Hints {
  /** Scripts and styles of a part of the application. */
  parts: Record<Part, string[]>;
  /** Where the texts are. */
  texts: string;
  /** The font of texts in Latin letters. */
  font: string;
}

/** What first screens are put together from. */
export type Part = 'business' | 'signed-in' | 'board' | 'demo' | 'demo-frame';

/** Where the document has the hints. */
export const hintsId = 'kazi-preload';

/** Nothing while developing. */
export function readHints(): Hints | undefined {
  const hints = document.getElementById(hintsId)?.textContent;
  return hints ? JSON.parse(hints) : undefined;
}

/** Pages of the demo that stand alone, without menu and top bar. */
const aloneInDemo = /^\/(login$|misc\/|pages\/[^/]+-(basic|cover)$)/;

/** The page that people come to by its address, and whose code stands behind that of two routes. */
const board = /^\/apps\/[^/]+\/board$/;

/** What the first screen is made of: parts that the build lists, and areas of texts. */
export function contentsOf({ variant, login, path }: Omit<Visit, 'preferences'>): {
  parts: Part[];
  areas: string[];
} {
  if (variant === 'business' && login === null)
    return { parts: ['business'], areas: ['common', 'authentication'] };
  if (variant === 'business')
    return board.test(path)
      ? { parts: ['business', 'signed-in', 'board'], areas: ['common', 'shell', 'work'] }
      : { parts: ['business', 'signed-in'], areas: ['common', 'shell'] };
  return aloneInDemo.test(path)
    ? { parts: ['demo'], areas: ['common', 'pages'] }
    : { parts: ['demo', 'demo-frame'], areas: ['common', 'shell', 'demo'] };
}

/** Asks for the files of the first screen, all at once, and not one after another as each is found in the one before. */
export function requestEarly({ parts, texts, font }: Hints, visit: Visit): void {
  const { language } = visit.preferences;
  const contents = contentsOf(visit);
  for (const file of new Set(contents.parts.flatMap((part) => parts[part])))
    preload(file, file.endsWith('.css') ? 'style' : 'script');
  for (const area of contents.areas) preload(`${texts}/${language}/${area}.json`, 'fetch');
  if (language !== 'ar') preload(font, 'font');
}

function preload(file: string, as: 'script' | 'style' | 'fetch' | 'font'): void {
  const link = document.createElement('link');
  // As the loader asks for them: a file asked for in another mode would be fetched twice.
  link.crossOrigin = '';
  link.rel = as === 'script' ? 'modulepreload' : 'preload';
  if (as !== 'script') link.as = as;
  link.href = file;
  document.head.append(link);
}

/** Where a document with a drawn screen keeps links to what the screen waits for after that is painted. */
export const restId = 'kazi-rest';

/** Asks for what the document has kept back so far. */
export function requestRest(): void {
  const rest = document.getElementById(restId);
  if (rest instanceof HTMLTemplateElement) document.head.append(rest.content);
}

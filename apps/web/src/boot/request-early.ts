import type { Visit } from './first-screen.ts';

/** What the build says about its files, in a meta tag of the document; all as addresses. */
export interface Hints {
  /** Scripts and styles of a part of the application. */
  parts: Record<string, string[]>;
  /** Where the texts are. */
  texts: string;
  /** The font of texts in Latin letters. */
  font: string;
  /** What was drawn of a page, and what its screen needs beside the parts. */
  first: Record<string, { file: string; more: string[] }>;
}

/** Nothing while developing. */
export function readHints(): Hints | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=kazi-preload]');
  return meta ? JSON.parse(meta.content) : undefined;
}

/** Pages of the demo that stand alone, without menu and top bar. */
const ALONE_IN_DEMO = /^\/(login$|misc\/|pages\/[^/]+-(basic|cover)$)/;

/** What the first screen is made of: parts that the build lists, and areas of texts. */
function contentsOf({ variant, login, path }: Visit): { parts: string[]; areas: string[] } {
  if (variant === 'business')
    return login === null
      ? { parts: ['business'], areas: ['common', 'signed-out'] }
      : { parts: ['business', 'signed-in'], areas: ['common', 'shell'] };
  return ALONE_IN_DEMO.test(path)
    ? { parts: ['demo'], areas: ['common', 'pages'] }
    : { parts: ['demo', 'demo-frame'], areas: ['common', 'shell', 'demo'] };
}

/** Scripts and styles of the first screen, with more where it is known what it needs beside the parts. */
function codeOf(hints: Hints, visit: Visit, more: readonly string[]): string[] {
  const code = contentsOf(visit).parts.flatMap((part) => hints.parts[part] ?? []);
  return [...new Set([...code, ...more])];
}

const isStyle = (file: string) => file.endsWith('.css');

/** The styles of the first screen, in the order in which they are to be. */
export const stylesOf = (hints: Hints, visit: Visit, more: readonly string[]): string[] =>
  codeOf(hints, visit, more).filter(isStyle);

/**
 * Asks for the files of the first screen, all at once. Where a drawn screen is shown meanwhile, scripts, texts and font
 * wait until that is there.
 */
export function requestEarly(hints: Hints, visit: Visit, more: readonly string[] | undefined): void {
  const priority = more ? 'low' : 'auto';
  const { language } = visit.preferences;
  for (const file of codeOf(hints, visit, more ?? []))
    if (!isStyle(file)) preload(file, 'script', priority);
    else if (!more) preload(file, 'style', priority);
  for (const area of contentsOf(visit).areas)
    preload(`${hints.texts}/${language}/${area}.json`, 'fetch', priority);
  if (language !== 'ar') preload(hints.font, 'font', priority);
}

function preload(file: string, as: 'script' | 'style' | 'fetch' | 'font', priority: 'low' | 'auto'): void {
  const link = document.createElement('link');
  // As the loader asks for them: a file asked for in another mode would be fetched twice.
  link.crossOrigin = '';
  link.rel = as === 'script' ? 'modulepreload' : 'preload';
  if (as !== 'script') link.as = as;
  link.fetchPriority = priority;
  link.href = file;
  document.head.append(link);
}

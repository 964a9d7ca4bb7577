import type { Language } from './preferences.ts';
import type { Variant } from './variant.ts';

interface FirstScreen {
  variant: Variant;
  language: Language;
  /** A login is kept on this device. */
  signedIn: boolean;
  /** Path of the page. */
  path: string;
}

/** Pages of the demo that stand alone, without menu and top bar. */
const ALONE_IN_DEMO = /^\/(login$|misc\/|pages\/[^/]+-(basic|cover)$)/;

/** What the first screen is made of: parts that the build lists, and areas of texts. */
function contentsOf({ variant, signedIn, path }: FirstScreen): { parts: string[]; areas: string[] } {
  if (variant === 'business')
    return signedIn
      ? { parts: ['business', 'signed-in'], areas: ['common', 'shell'] }
      : { parts: ['business'], areas: ['common', 'signed-out'] };
  return ALONE_IN_DEMO.test(path)
    ? { parts: ['demo'], areas: ['common', 'pages'] }
    : { parts: ['demo', 'demo-frame'], areas: ['common', 'shell', 'demo'] };
}

/** Asks for the files of the first screen, all at once; the build lists them in a meta tag. */
export function requestEarly(screen: FirstScreen): void {
  const hints = document.querySelector<HTMLMetaElement>('meta[name=kazi-preload]');
  if (!hints) return;
  const files: Record<string, string[]> = JSON.parse(hints.content);
  const { parts, areas } = contentsOf(screen);
  const code = parts.flatMap((part) => files[part] ?? []);
  const texts = areas.map((area) => `${files.texts}/${screen.language}/${area}.json`);

  for (const file of [...new Set(code), ...texts]) {
    const link = document.createElement('link');
    // As the loader asks for them: a file asked for in another mode would be fetched twice.
    link.crossOrigin = '';
    if (file.endsWith('.js')) {
      link.rel = 'modulepreload';
    } else {
      link.rel = 'preload';
      link.as = file.endsWith('.css') ? 'style' : 'fetch';
    }
    link.href = file;
    document.head.append(link);
  }
}

import type { Language } from './preferences.ts';
import type { Variant } from './variant.ts';

interface FirstScreen {
  variant: Variant;
  language: Language;
  /** A login is kept on this device. */
  signedIn: boolean;
}

/** Asks for the files of the first screen, all at once; the build lists them in a meta tag. */
export function requestEarly({ variant, language, signedIn }: FirstScreen): void {
  const hints = document.querySelector<HTMLMetaElement>('meta[name=kazi-preload]');
  if (!hints) return;
  const files: Record<string, string[]> = JSON.parse(hints.content);
  const parts = variant === 'demo' ? ['demo'] : ['business', ...(signedIn ? ['signed-in'] : [])];
  const areas = ['common', ...(variant === 'demo' ? ['shell', 'demo'] : [signedIn ? 'shell' : 'signed-out'])];
  const code = parts.flatMap((part) => files[part] ?? []);
  const texts = areas.map((area) => `${files.texts}/${language}/${area}.json`);

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

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { languages } from '@kazi/contract/identity';
import { accents } from '@kazi/ui/accents';
import { accentNames, brandName, logo } from '@kazi/ui/brand';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { bundle } from './inline-boot.ts';

const workerFile = new URL('../src/worker/service-worker.ts', import.meta.url).pathname;
const accent = accents[accentNames[0]].shades[7];
const drawn = logo.replaceAll('var(--kz-accent-7)', accent);
const pageColour = '#f7f9f8';

/** The mark as it is, with its round corners. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawn}</svg>`;
/** The mark on a plane to its edges, small enough that whatever shape a device cuts out leaves it whole. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 42 42"><rect x="-5" y="-5" width="42" height="42" fill="${accent}"/>${drawn}</svg>`;

const icons = [
  { name: 'icons/192.png', svg: icon, size: 192 },
  { name: 'icons/512.png', svg: icon, size: 512 },
  { name: 'icons/maskable-512.png', svg: maskable, size: 512 },
  // A phone of Apple's cuts the corners itself.
  { name: 'icons/apple-touch.png', svg: maskable, size: 180 },
];

/**
 * Makes the application one that can be installed: its icons, what a device reads of it in each language, into which the server
 * writes the workspace's name, and the worker that answers while the device is offline.
 */
export function installable(): Plugin {
  return {
    name: 'kazi:installable',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' }, injectTo: 'head' },
    ],
    async generateBundle(_options, files) {
      for (const { name, svg, size } of icons) {
        const source = await sharp(Buffer.from(svg), { density: 1200 }).resize(size).png().toBuffer();
        this.emitFile({ type: 'asset', fileName: name, source });
      }
      const manifests = Object.fromEntries(languages.map((language) => [language, manifestIn(language)]));
      this.emitFile({ type: 'asset', fileName: 'manifests.json', source: JSON.stringify(manifests) });
      const version = createHash('sha256')
        .update(Object.keys(files).sort().join())
        .digest('hex')
        .slice(0, 12);
      const worker = await bundle(workerFile, 'es2022', {
        build: JSON.stringify({ version, offline: offlineTexts() }),
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
    },
  };
}

type Language = (typeof languages)[number];

/** The texts of a language by path, such as `nav.mine`. */
function textsIn(language: Language, file: string): (path: string) => string {
  const all: unknown = JSON.parse(
    readFileSync(new URL(`../src/i18n/${language}/${file}.json`, import.meta.url), 'utf8'),
  );
  return (path) => {
    const text = path.split('.').reduce<unknown>((part, key) => Object(part)[key], all);
    if (typeof text !== 'string') throw new Error(`${language}/${file}.json has no ${path}`);
    return text;
  };
}

const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

function manifestIn(language: Language) {
  const t = textsIn(language, 'shell');
  const pngOf = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, url: string) => ({ name, url, icons: [pngOf('192', 192, 'any')] });
  return {
    id: '/',
    name: brandName,
    short_name: brandName,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: pageColour,
    background_color: pageColour,
    icons: [pngOf('192', 192, 'any'), pngOf('512', 512, 'any'), pngOf('maskable-512', 512, 'maskable')],
    shortcuts: [
      shortcut(t('nav.mine'), '/my-work'),
      shortcut(t('nav.wallet'), '/wallet'),
      shortcut(t('bell.label'), '/notifications'),
    ],
  };
}

/** What the line at the top of a page says while the device is offline, and how to try again. */
const offlineTexts = () =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      {
        message: textsIn(language, 'shell')('offline.line'),
        again: textsIn(language, 'common')('tryAgain'),
        dir: directionOf(language),
      },
    ]),
  );

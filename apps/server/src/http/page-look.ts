import { accentShades } from '@kazi/contract/accent';
import type { Look } from '../database/workspace-look.ts';
import { escapeHtml } from '../mail/html.ts';

const applicationName = /(?<=<meta name="application-name" content=")([^"]*)/;
const title = /(?<=<title>)[^<]*/;
const icon = /<link rel="icon"[^>]*>/;
/** The mark as the build drew it, as large as it is shown. */
const marks = /<svg(?=[^>]* data-mark)[^>]* width="(\d+)"[^>]*>.*?<\/svg>/gs;
/** Where the first accent stands among those of the build, for whoever has chosen none. */
const firstAccent = /:root,(\[data-accent="[a-z-]+"\])\{/;

/**
 * The built page with the name, logo and colour of a workspace in place of the product's: in its head, from where the
 * application has them, and in what the build drew of its first screen.
 */
export function withLook(
  page: string,
  { name, logo, accent, timeZone, weekStart }: Look,
  nonce: string,
): string {
  const said = escapeHtml(name);
  const product = applicationName.exec(page)?.[1];
  const clock = `${said}" data-time-zone="${escapeHtml(timeZone)}" data-week-start="${weekStart}`;
  let shown = page.replace(applicationName, () => clock).replace(title, () => said);
  if (product) shown = inTexts(shown, product, said);
  if (logo) {
    shown = shown
      .replace(icon, () => `<link rel="icon" href="${logo}" type="image/png">`)
      .replace(marks, (_, size) => `<img src="${logo}" width="${size}" height="${size}" alt="">`);
  }
  const [, first] = firstAccent.exec(page) ?? [];
  return accent && first
    ? shown.replace(
        '</head>',
        () => `<style nonce="${nonce}" data-workspace>:root,${first}{${shadesOf(accent)}}</style></head>`,
      )
    : shown;
}

/** Replaces a word within the texts of the drawn screen, and within what is read out of it. */
function inTexts(page: string, word: string, other: string): string {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu');
  const [head = '', body] = page.split('<body>');
  if (body === undefined) return page;
  const [drawn = '', ...scripts] = body.split('<script');
  const replaced = drawn
    .replace(/>[^<]+</g, (text) => text.replace(whole, () => other))
    .replace(/(?<= aria-label=")[^"]*/g, (label) => label.replace(whole, () => other));
  return [`${head}<body>${replaced}`, ...scripts].join('<script');
}

function shadesOf(colour: string): string {
  const { shades, night } = accentShades(colour);
  return [...shades.map((shade, at) => `--kz-accent-${at}:${shade}`), `--kz-accent-night:${night}`].join(';');
}

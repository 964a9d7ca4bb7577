import { accentShades } from '@kazi/contract/accent';
import type { Look } from '../database/workspace-look.ts';
import type { Mail } from '../ports/mail.ts';
import type { Reader } from '../texts/reader.ts';
import { escapeHtml } from './html.ts';

/** What a mail says, as text and as HTML. Its HTML and its sender name no workspace yet: see `inLook`. */
export type Letter = Omit<Mail, 'to'>;

/** The words of a letter, in its reader's language. */
export interface Words {
  subject: string;
  /** Paragraphs, plain text. */
  paragraphs: readonly string[];
  /** Who it comes from, where a person caused it: mailboxes show them as its sender. */
  by?: string | undefined;
  /** What a person wrote, in whatever language, as a paragraph of its own. */
  quote?: string | undefined;
  /** A list of what it is about, each with where it leads. */
  items?: readonly { says: string; href?: string }[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** Small print below the action. */
  note?: string;
  /** A link in small print at the end. */
  ending?: { label: string; href: string };
}

const paragraph = (text: string, style = '', attributes = '') =>
  `<p style="margin:0 0 16px;${style}"${attributes}>${escapeHtml(text)}</p>`;

const linked = (text: string, href: string, style = '') =>
  `<p style="margin:0 0 16px;${style}"><a href="${escapeHtml(href)}" style="color:${accentMark}">${escapeHtml(text)}</a></p>`;

// What stands for the look of the workspace. No text can say it: in texts these signs are escaped.
const accentMark = '<accent>';
const headMark = '<head>';
const nameMark = '<workspace>';
const productAccent = '#0b6e63';

/** A letter in the look of the workspace that it comes from, whose pages are at `publicUrl`. */
export function inLook<Written extends Letter>(
  letter: Written,
  { name, logo, accent }: Pick<Look, 'name' | 'logo' | 'accent'>,
  publicUrl: string,
): Written & { sender: string } {
  const mark = logo
    ? `<img src="${escapeHtml(publicUrl + logo)}" width="32" height="32" alt="" style="border-radius:8px;vertical-align:middle"> `
    : '';
  const head = `<p style="margin:0 0 24px;font-size:17px;font-weight:600">${mark}<bdi style="vertical-align:middle">${escapeHtml(name)}</bdi></p>`;
  const colour = accent ? (accentShades(accent).shades[7] ?? productAccent) : productAccent;
  return {
    ...letter,
    sender: (letter.sender ?? nameMark).replace(nameMark, () => name).replace(isolates, ''),
    html: letter.html.replaceAll(accentMark, colour).replace(headMark, () => head),
  };
}

/** What keeps directions apart in texts: mailboxes show a sender alone, some of them with these as boxes. */
const isolates = /[\u2066-\u2069]/g;

const small = 'color:#5b6966;font-size:14px';

/**
 * Makes a letter of words, in the one layout that all mails have, from the side that its reader reads from. Markup in
 * the words is shown as text.
 */
export function letter(
  { language, direction, t }: Reader,
  { subject, paragraphs, by, quote, items = [], action, note, ending }: Words,
): Letter {
  // Programs for mail that drop the outer elements still find the language on the inner one.
  const written = `lang="${language}" dir="${direction}"`;
  const labelled = ({ label, href }: { label: string; href: string }) =>
    `${t('link', { label, interpolation: { escapeValue: false } })}\n${href}`;
  const text = [
    ...paragraphs,
    ...(quote ? [quote] : []),
    ...items.map(({ says, href }) => (href ? `${says}\n${href}` : says)),
    ...(action ? [labelled(action)] : []),
    ...(note ? [note] : []),
    ...(ending ? [labelled(ending)] : []),
  ];
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="background:${accentMark};color:#ffffff;padding:10px 18px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : '';
  return {
    subject: subject.replace(/\s+/g, ' '),
    ...(by && { sender: t('via', { by, workspace: nameMark, interpolation: { escapeValue: false } }) }),
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>
<html ${written}><body style="margin:0;padding:32px 16px;background:#f4f6f5;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1b2422">
<div ${written} style="max-width:520px;margin:0 auto;background:#ffffff;padding:32px;border-radius:8px">
${headMark}
${paragraphs.map((text) => paragraph(text)).join('\n')}
${quote ? paragraph(quote, '', ' dir="auto"') : ''}
${items.map(({ says, href }) => (href ? linked(says, href) : paragraph(says))).join('\n')}
${button}
${note ? paragraph(note, small) : ''}
${ending ? linked(ending.label, ending.href, small) : ''}
</div></body></html>
`,
  };
}

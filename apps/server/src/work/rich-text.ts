import { tidied } from '@kazi/contract/checks';
import { id } from '@kazi/contract/shared';
import { linkSchemes, richTextTags } from '@kazi/contract/work';
import sanitizeHtml from 'sanitize-html';
import { badInput, problem } from '../refuse.ts';

/** Blocks that are no part of rich text: without them the words of two would become one. */
const otherBlocks =
  /<\/?(?:address|article|aside|caption|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h5|h6|header|main|menu|nav|option|section|summary|tfoot)\b/gi;

/** A picture from elsewhere, once it has lost its address: `<img alt="What it shows" />`. */
const otherPicture = /<img(?: alt="([^"]*)")? \/>/g;

/**
 * Rich text as it may be stored and shown: what the editor makes (paragraphs, headings, lists, quotes, code,
 * links, tables, mentions, attachments by their ids), and nothing that runs, loads or styles. What is not allowed is dropped, its
 * text stays; of a picture from elsewhere what it says it shows.
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html.replaceAll(otherBlocks, ' $&'), {
    allowedTags: richTextTags,
    allowedAttributes: {
      a: ['href', 'rel', 'data-file'],
      img: ['data-file', 'alt'],
      ol: ['start'],
      span: ['data-type', 'data-id', 'data-label'],
      ul: [{ name: 'data-type', values: ['taskList'] }],
      li: [
        { name: 'data-type', values: ['taskItem'] },
        { name: 'data-checked', values: ['true', 'false'] },
      ],
      ...{ td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    },
    allowedClasses: { code: [/^language-[\w-]{1,30}$/] },
    allowedSchemes: linkSchemes,
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '', 'data-file': file }) => ({
        tagName,
        attribs: isFile(file) ? { 'data-file': file } : { href, rel: 'noopener noreferrer nofollow' },
      }),
      img: (tagName, { alt = '', 'data-file': file }) =>
        isFile(file)
          ? { tagName, attribs: { 'data-file': file, alt } }
          : { tagName, attribs: alt ? { alt } : {} },
    },
  })
    .replaceAll(otherPicture, (_, alt?: string) => (alt ? `[${alt}]` : ''))
    .trim();
}

const isFile = (file: string | undefined): file is string => id.safeParse(file).success;

/** Rich text as it may be stored, in this field of the input. Throws 400 where more of it is left than `most` characters. */
export function storedRichText(html: string, field: string, most: number): string {
  const cleaned = cleanRichText(html);
  if (cleaned.length > most) throw badInput({ [field]: problem('characters-at-most', { count: most }) });
  return cleaned;
}

/** Where a line of rich text ends. */
const lineStart = /<(?:br|p|li|h\d|blockquote|pre|tr|td|th)\b/gi;

/** How cleaned rich text begins, as plain text of so many letters at most; empty where it has no words. */
export function firstLine(html: string, most: number): string {
  const text = sanitizeHtml(html.replaceAll(lineStart, '\n$&'), { allowedTags: [], allowedAttributes: {} });
  const lines = text.split('\n').map((line) => tidied(unescaped(line)));
  const [first = ''] = lines.filter((line) => line !== '');
  return first.length > most ? `${[...first].slice(0, most - 1).join('')}…` : first;
}

const entities = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** What sanitising escapes, as it was written. */
const unescaped = (text: string) =>
  Object.entries(entities).reduce((rest, [name, letter]) => rest.replaceAll(`&${name};`, letter), text);

/** Whether cleaned rich text says nothing: it names no file, and has no character that can be seen. */
export function saysNothing(html: string): boolean {
  if (/<(?:img|a) data-file=/.test(html)) return false;
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return tidied(text.replaceAll('&nbsp;', '')) === '';
}

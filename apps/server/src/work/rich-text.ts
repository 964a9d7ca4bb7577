import { tidied } from '@kazi/contract/checks';
import { linkSchemes, richTextTags } from '@kazi/contract/work';
import sanitizeHtml from 'sanitize-html';

/** Blocks that are no part of rich text: without them the words of two would become one. */
const otherBlocks =
  /<\/?(?:address|article|aside|caption|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h5|h6|header|main|menu|nav|option|section|summary|tfoot)\b/gi;

/**
 * Rich text as it may be stored and shown: what the editor makes (paragraphs, headings, lists, quotes, code,
 * links, tables, mentions), and nothing that runs, loads or styles. What is not allowed is dropped, its text stays; of a picture
 * what it says it shows.
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html.replaceAll(otherBlocks, ' $&'), {
    allowedTags: richTextTags,
    allowedAttributes: {
      a: ['href', 'rel'],
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
      a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
      img: (tagName, { alt }) => ({ tagName, attribs: {}, ...(alt && { text: `[${alt}]` }) }),
    },
  }).trim();
}

/** Whether rich text says nothing: only empty paragraphs, or characters that cannot be seen. */
export function saysNothing(html: string): boolean {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return tidied(text.replaceAll('&nbsp;', '')) === '';
}

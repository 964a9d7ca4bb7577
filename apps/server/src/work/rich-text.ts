import { richTextTags } from '@kazi/contract/work';
import sanitizeHtml from 'sanitize-html';

const webAddresses = ['http', 'https', 'mailto'];

/**
 * Rich text as it may be stored and shown: what the editor makes (paragraphs, headings, lists, quotes, code,
 * links, mentions), and nothing that runs, loads or styles. What is not allowed is dropped, its text stays.
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: richTextTags,
    allowedAttributes: {
      a: ['href', 'rel'],
      ol: ['start'],
      span: ['data-type', 'data-id', 'data-label'],
    },
    allowedClasses: { code: [/^language-[\w-]{1,30}$/] },
    allowedSchemes: webAddresses,
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
  }).trim();
}

/** Whether rich text says nothing: only empty paragraphs and the like. */
export function saysNothing(html: string): boolean {
  return (
    sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('&nbsp;', ' ').trim() === ''
  );
}

import { linkSchemes, richTextTags } from '@kazi/contract/work';
import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: richTextTags,
  ALLOWED_ATTR: [
    ...['href', 'rel', 'target', 'start', 'class', 'colspan', 'rowspan'],
    ...['data-type', 'data-id', 'data-label', 'data-checked', 'data-file', 'alt'],
  ],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${linkSchemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`, 'i'),
};

/** Rich text as it may be put into the page: the server has cleaned it too, this is the second lock on the door. */
export function clean(html: string): string {
  return DOMPurify.sanitize(html, allowed);
}

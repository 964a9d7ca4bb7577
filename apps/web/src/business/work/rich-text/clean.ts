import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'span'],
  ],
  ALLOWED_ATTR: ['href', 'rel', 'target', 'start', 'class', 'data-type', 'data-id', 'data-label'],
};

/** Rich text as it may be put into the page: the server has cleaned it too, this is the second lock on the door. */
export function clean(html: string): string {
  return DOMPurify.sanitize(html, allowed);
}

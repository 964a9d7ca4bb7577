import { readerIn } from '../texts/reader.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it: nothing in it is markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (found) => escapes[found] ?? '');

/** A moment as the pages under `/dev` show it, in English. */
export const momentHtml = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${readerIn('en').time(at, 'minute')}</time>`;

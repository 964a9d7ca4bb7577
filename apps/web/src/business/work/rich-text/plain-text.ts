import { tidied } from '@kazi/contract/checks';

/** The words of rich text, a line for each block. Parsed, never shown as HTML. */
export function plainText(html: string): string {
  const lines = html
    .replace(/<\/p>(?=<\/t[dh]>)/g, '')
    .replace(/<\/t[dh]>(?=<t)/g, '$& ')
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<(br|\/p|\/li|\/h\d|\/tr)[^>]*>/g, '$&\n');
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent?.trim() ?? '';
}

/** Whether rich text says nothing: it shows no file, and has no character that can be seen. */
export function saysNothing(html: string): boolean {
  const text = plainText(html);
  return !html.includes('data-file') && tidied(text) === '';
}

/** The people mentioned in rich text, by their ids. */
export function mentionsIn(html: string): string[] {
  const mentions = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelectorAll('[data-type="mention"]');
  return [...new Set([...mentions].flatMap((mention) => mention.getAttribute('data-id') ?? []))];
}

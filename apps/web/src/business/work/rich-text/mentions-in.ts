/** The people mentioned in rich text, by their ids. */
export function mentionsIn(html: string): string[] {
  const mentions = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelectorAll('[data-type="mention"]');
  return [...new Set([...mentions].flatMap((mention) => mention.getAttribute('data-id') ?? []))];
}

/** The beginning of a mail as plain text. Parsed apart from the page: nothing of it runs or loads. */
export function snippetOf(html: string): string {
  const spaced = html.replaceAll(/<\/(p|li|td|tr|blockquote|h\d)>|<br\s*\/?>/g, ' $&');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, most);
}

/** More than any row has room for. */
const most = 200;

import { marked } from 'marked';

/** What Markdown begins its blocks with, or sets around words. */
const signs = [
  /^#{1,6} \S/m,
  /^\s*[-*+] \S.*\n\s*[-*+] \S/m,
  /^\s*1[.)] \S.*\n\s*2[.)] \S/m,
  /^\s*[-*+] \[[ xX]\] \S/m,
  /^> \S/m,
  /^(```|~~~)/m,
  /^\|?(\s*:?-{3,}:?\s*\|)+\s*:?-*:?\s*\|?\s*$/m,
  /\*\*\S(.*?\S)?\*\*/,
  /\[[^\]\n]+\]\((https?:|mailto:|tel:)[^)\s]+\)/,
];

/** Whether lines of cells lie between tabs, as a spreadsheet gives its rows. */
const isTable = (lines: readonly string[]): boolean => {
  const columns = new Set(lines.map((line) => line.split('\t').length));
  return lines.length > 1 && columns.size === 1 && !columns.has(1);
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Plain text that was pasted as the HTML it stands for: Markdown, or rows of a spreadsheet; undefined where it is just text. */
export function htmlOfPlainText(text: string): string | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  if (isTable(lines)) {
    const rows = lines.map((line) =>
      line
        .split('\t')
        .map((cell) => `<td>${escaped(cell)}</td>`)
        .join(''),
    );
    return `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  }
  const markdown = lines.join('\n');
  if (!signs.some((sign) => sign.test(markdown))) return undefined;
  return marked.parse(markdown, { async: false, gfm: true, breaks: true });
}

import { clean } from './clean.ts';

/** Marks where the caret was. No text has it: Unicode keeps it for use inside of programs. */
export const caret = '\uFDD0';

/** Rich text as a plain field begins with it: an empty one has a line to write on. */
export const editable = (html: string): string => clean(html) || '<p><br></p>';

/** What was written in a plain field, as the editor would have written it. */
export function htmlOf(field: HTMLElement): string {
  const copy = document.createElement('div');
  copy.innerHTML = field.innerHTML.replaceAll(/<(\/?)div>/g, '<$1p>');
  // Browsers keep one at the end of a line that would have no height.
  for (const br of copy.querySelectorAll('br')) if (!br.nextSibling) br.remove();
  return clean(copy.innerHTML).replace(/(<p><\/p>)+$/, '');
}

/** Marks the caret in the text of a field that has the focus. */
export function markCaret(field: HTMLElement): void {
  const selection = getSelection();
  if (!selection?.rangeCount || !field.contains(selection.focusNode)) return;
  const range = selection.getRangeAt(0);
  range.collapse(false);
  range.insertNode(document.createTextNode(caret));
}

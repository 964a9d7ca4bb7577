import type { Person } from '@kazi/contract/identity';
import type { ReactNode } from 'react';
import type { FormatName as AnyFormat } from '../../../shell/rich-text/format-buttons.tsx';
import type { ClipboardText } from '../../../shell/rich-text/use-text-editor.ts';
import { clean } from './clean.ts';

/** What a field for rich text is given, before and after its editor is there. */
export interface RichTextFieldProps {
  /** What the field is called, for screen readers. */
  label: string;
  placeholder?: string;
  /** HTML. A new value from outside is taken over unless the user types. */
  value: string;
  onChange: (html: string) => void;
  /** Called for Ctrl or ⌘ with Enter. */
  onSubmit?: () => void;
  onCancel?: () => void;
  /** The people who can be mentioned. */
  people: readonly Person[];
  autoFocus?: boolean;
  /** Read-only, while what was written is being sent. */
  busy?: boolean;
  /** Beside the formatting buttons. */
  actions?: ReactNode;
}

export const formatNames = [
  'bold',
  'italic',
  'code',
  'bulletList',
  'orderedList',
  'blockquote',
] as const satisfies readonly AnyFormat[];
export type FormatName = (typeof formatNames)[number];

/** What the formatting buttons show and do at the cursor. */
export interface Formats {
  active: readonly FormatName[];
  toggle: (name: FormatName) => void;
  /** Puts files where the cursor is; waits for the editor where there is none yet. */
  attach: (files: readonly File[]) => void;
}

/** What the plain field leaves to the editor that takes its place. */
export interface TypedSoFar {
  /** What is written, with the caret marked in it. */
  html: string;
  isFocused: boolean;
  /** The button that was pressed while there was no editor. */
  format: FormatName | undefined;
  /** What was pasted while there was no editor to read it. */
  pasted: ClipboardText | undefined;
  /** What was chosen, dropped or pasted as files. */
  files: readonly File[];
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'preventDefault' | 'stopPropagation'>;

interface Endings {
  onSubmit?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
}

/** Sends by Ctrl or ⌘ with Enter, gives up by Escape; tells whether the key was one of these. */
export function handleSubmitKeys(event: Key, { onSubmit, onCancel }: Endings): boolean {
  const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  const action = sends ? onSubmit : event.key === 'Escape' ? onCancel : undefined;
  if (!action) return false;
  event.preventDefault();
  event.stopPropagation();
  action();
  return true;
}

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

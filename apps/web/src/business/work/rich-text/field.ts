import type { Person } from '@kazi/contract/identity';
import type { ReactNode } from 'react';
import type { FormatName as AnyFormat } from '../../../shell/rich-text/format-buttons.tsx';
import type { ClipboardText } from '../../../shell/rich-text/use-text-editor.ts';

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
}

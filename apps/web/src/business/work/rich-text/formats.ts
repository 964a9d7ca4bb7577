import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { useEffect } from 'react';
import { type FormatName, type Formats, formatNames } from './field.ts';

const toggles: Record<FormatName, (chain: ChainedCommands) => ChainedCommands> = {
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  code: (chain) => chain.toggleCode(),
  bulletList: (chain) => chain.toggleBulletList(),
  orderedList: (chain) => chain.toggleOrderedList(),
  blockquote: (chain) => chain.toggleBlockquote(),
};

/** Formats what is selected, or what is typed next. */
export const toggle = (editor: Editor, name: FormatName): boolean =>
  toggles[name](editor.chain().focus()).run();

/** Tells the formatting buttons what is on at the cursor. */
export function useFormats(editor: Editor, onFormats: (formats: Formats) => void): void {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => formatNames.filter((name) => now.isActive(name)),
  });
  useEffect(() => {
    onFormats({ active, toggle: (name) => toggle(editor, name) });
  }, [editor, active, onFormats]);
}

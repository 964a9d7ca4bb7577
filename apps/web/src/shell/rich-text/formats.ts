import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import type { FormatName } from './format-buttons.tsx';

interface Format {
  isOn: (editor: Editor) => boolean;
  toggle: (chain: ChainedCommands) => ChainedCommands;
}

const formats: Record<FormatName, Format> = {
  heading: {
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (chain) => chain.toggleHeading({ level: 2 }),
  },
  subheading: {
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (chain) => chain.toggleHeading({ level: 3 }),
  },
  bold: { isOn: (editor) => editor.isActive('bold'), toggle: (chain) => chain.toggleBold() },
  italic: { isOn: (editor) => editor.isActive('italic'), toggle: (chain) => chain.toggleItalic() },
  underline: { isOn: (editor) => editor.isActive('underline'), toggle: (chain) => chain.toggleUnderline() },
  strike: { isOn: (editor) => editor.isActive('strike'), toggle: (chain) => chain.toggleStrike() },
  code: { isOn: (editor) => editor.isActive('code'), toggle: (chain) => chain.toggleCode() },
  bulletList: {
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (chain) => chain.toggleBulletList(),
  },
  orderedList: {
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (chain) => chain.toggleOrderedList(),
  },
  blockquote: {
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (chain) => chain.toggleBlockquote(),
  },
};

/** Formats what is selected, or what is typed next. */
export const toggleFormat = (editor: Editor, name: FormatName): boolean =>
  formats[name].toggle(editor.chain().focus()).run();

/** Which of the formats are on at the cursor. */
export const useActiveFormats = <Name extends FormatName>(
  editor: Editor,
  names: readonly Name[],
): readonly Name[] =>
  useEditorState({ editor, selector: ({ editor: now }) => names.filter((name) => formats[name].isOn(now)) });

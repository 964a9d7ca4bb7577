import { EditorContent } from '@tiptap/react';
import IconBold from '#icons/IconBold';
import IconH2 from '#icons/IconH2';
import IconH3 from '#icons/IconH3';
import IconItalic from '#icons/IconItalic';
import IconList from '#icons/IconList';
import IconListNumbers from '#icons/IconListNumbers';
import IconQuote from '#icons/IconQuote';
import IconStrikethrough from '#icons/IconStrikethrough';
import shared from '../../../shell/rich-text/field.module.css';
import { FormatButtons } from '../../../shell/rich-text/format-buttons.tsx';
import { toggleFormat, useActiveFormats } from '../../../shell/rich-text/formats.ts';
import { useTextEditor } from '../../../shell/rich-text/use-text-editor.ts';
import classes from './rich-text.module.css';
import type { RichTextFieldProps } from './unopened-field.tsx';

interface EditorProps extends RichTextFieldProps {
  /** The text was being written in before the editor was there. */
  takesFocus: boolean;
}

const formats = [
  { name: 'heading', label: 'Heading', icon: IconH2 },
  { name: 'subheading', label: 'Smaller heading', icon: IconH3 },
  { name: 'bold', label: 'Bold', icon: IconBold },
  { name: 'italic', label: 'Italic', icon: IconItalic },
  { name: 'strike', label: 'Strikethrough', icon: IconStrikethrough },
  { name: 'bulletList', label: 'List', icon: IconList },
  { name: 'orderedList', label: 'Numbered list', icon: IconListNumbers },
  { name: 'blockquote', label: 'Quote', icon: IconQuote },
] as const;
const names = formats.map(({ name }) => name);

/** Writes rich text: headings, lists, quotes and links, by buttons, by keys or by Markdown. */
export function Editor({ label, placeholder = '', value, onChange, takesFocus }: EditorProps) {
  const editor = useTextEditor({
    label,
    placeholder,
    className: `${shared.field} ${classes.field}`,
    content: value,
    autofocus: takesFocus && 'end',
    onChange: (typed) => onChange(typed.isEmpty ? '' : typed.getHTML()),
  });
  const active = useActiveFormats(editor, names);
  return (
    <div className={shared.frame}>
      <div className={classes.toolbar} role="toolbar" aria-label="Format">
        <FormatButtons formats={formats} active={active} onToggle={(name) => toggleFormat(editor, name)} />
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}

import { Image } from '@tiptap/extension-image';
import { EditorContent } from '@tiptap/react';
import { useEffect } from 'react';
import shared from '../../../shell/rich-text/field.module.css';
import { toggleFormat, useActiveFormats } from '../../../shell/rich-text/formats.ts';
import { useTextEditor } from '../../../shell/rich-text/use-text-editor.ts';
import { type FieldFormat, FormatToolbar, formatNames } from './format-toolbar.tsx';
import { LinkButton } from './link-button.tsx';
import { PictureButton, useInsertPictures } from './picture-button.tsx';
import classes from './rich-text.module.css';
import type { RichTextFieldProps } from './unopened-field.tsx';

interface EditorProps extends RichTextFieldProps {
  /** The text was being written in before the editor was there. */
  takesFocus: boolean;
  /** The format that was chosen before the editor was there. */
  begins?: FieldFormat | undefined;
}

/** Height of the row of buttons below a mail that is written, in pixels. */
const footHeight = 56;
const extensions = [Image.configure({ allowBase64: true })];

/** Writes rich text: headings, lists, quotes, links and pictures, by buttons, by keys or by Markdown. */
export function Editor({ label, placeholder = '', value, onChange, focus, takesFocus, begins }: EditorProps) {
  const insertPictures = useInsertPictures();
  const editor = useTextEditor({
    label,
    placeholder,
    extensions,
    coveredBelow: footHeight,
    className: `${shared.field} ${classes.field}`,
    content: value,
    autofocus: focus ?? (takesFocus && 'end'),
    onChange: (typed) => onChange(typed.isEmpty ? '' : typed.getHTML()),
    onPastePictures: (pictures) => void insertPictures(editor, pictures),
  });
  const active = useActiveFormats(editor, formatNames);
  useEffect(() => {
    if (begins) toggleFormat(editor, begins);
  }, [editor, begins]);
  return (
    <div className={shared.frame}>
      <FormatToolbar active={active} onToggle={(name) => toggleFormat(editor, name)}>
        <LinkButton editor={editor} />
        <PictureButton editor={editor} />
      </FormatToolbar>
      <EditorContent editor={editor} />
    </div>
  );
}

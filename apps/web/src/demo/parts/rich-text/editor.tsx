import { Placeholder } from '@tiptap/extension-placeholder';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import classes from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';
import type { RichTextFieldProps } from './unopened-field.tsx';

interface EditorProps extends RichTextFieldProps {
  /** Somebody began where it now stands. */
  takesFocus: boolean;
}

/** Writes rich text: headings, lists, quotes and links, by buttons, by keys or by Markdown. */
export function Editor({ label, placeholder = '', value, onChange, takesFocus }: EditorProps) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, defaultProtocol: 'https' },
      }),
      Placeholder.configure({ placeholder }),
    ],
    content: value,
    autofocus: takesFocus && 'end',
    // Its style sheet is ours: a strict content security policy lets no other in.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'auto',
        class: classes.field ?? '',
      },
    },
    onUpdate: ({ editor: typed }) => latest.current(typed.isEmpty ? '' : typed.getHTML()),
  });
  return (
    <div className={classes.frame}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

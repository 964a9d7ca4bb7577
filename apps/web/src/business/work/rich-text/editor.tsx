import type { Person } from '@kazi/contract/identity';
import { Placeholder } from '@tiptap/extension-placeholder';
import { EditorContent, type Editor as TiptapEditor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './editor.module.css';
import { MentionList } from './mention-list.tsx';
import prose from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';
import { useMentions } from './use-mentions.ts';

export interface EditorProps {
  /** What the field is called, for screen readers. */
  label: string;
  placeholder?: string;
  /** HTML. A new value from outside is taken over while nobody types. */
  value: string;
  onChange: (html: string) => void;
  /** By Ctrl or ⌘ with Enter. */
  onSubmit?: () => void;
  onCancel?: () => void;
  onBlur?: () => void;
  /** Who can be mentioned. */
  people: readonly Person[];
  autoFocus?: boolean;
  /** What was written is on its way: nobody can write. */
  busy?: boolean;
  /** Beside the formatting buttons. */
  actions?: ReactNode;
}

/** Writes rich text: headings, lists, quotes, code, links and mentions, by buttons, by keys or by Markdown. */
export default function Editor(props: EditorProps) {
  const { label, placeholder = '', value, people, autoFocus = false, busy = false, actions } = props;
  const latest = useRef(props);
  const known = useRef(people);
  useEffect(() => {
    latest.current = props;
    known.current = people;
  });
  const listId = useId();
  const { extension, suggesting } = useMentions(known);
  const open = suggesting !== null && suggesting.people.length > 0;

  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, defaultProtocol: 'https' },
      }),
      Placeholder.configure({ placeholder }),
      extension,
    ],
    content: value,
    autofocus: autoFocus ? 'end' : false,
    // Its style sheet is ours: a strict content security policy lets no other in.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'auto',
        class: prose.prose ?? '',
      },
      handleKeyDown: (_view, event) => {
        const { onSubmit, onCancel } = latest.current;
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSubmit)
          return done(event, onSubmit);
        if (event.key === 'Escape' && onCancel) return done(event, onCancel);
        return false;
      },
    },
    onUpdate: ({ editor: typed }) => latest.current.onChange(htmlOf(typed)),
    onBlur: () => latest.current.onBlur?.(),
  });

  // One that was made long before it is shown was given up meanwhile: another one takes its place.
  useEffect(() => {
    if (editor.isDestroyed || editor.isFocused) return;
    if (value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!busy, false);
  }, [editor, busy]);

  useEffect(() => {
    if (editor.isDestroyed) return;
    const field = editor.view.dom;
    if (open) field.setAttribute('aria-activedescendant', `${listId}-${suggesting.index}`);
    else field.removeAttribute('aria-activedescendant');
  }, [editor, open, suggesting?.index, listId]);

  return (
    <div className={classes.frame}>
      <EditorContent editor={editor} className={classes.content} />
      <div className={classes.foot}>
        <Toolbar editor={editor} />
        {actions}
      </div>
      {suggesting && <MentionList id={listId} suggesting={suggesting} />}
    </div>
  );
}

/** What was written, without the empty line that the editor keeps at the end to go on in. */
const htmlOf = (editor: TiptapEditor) => (editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, ''));

function done(event: KeyboardEvent, action: () => void): true {
  event.preventDefault();
  event.stopPropagation();
  action();
  return true;
}

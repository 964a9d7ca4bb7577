import { Avatar } from '@kazi/ui/avatar';
import { Portal } from '@mantine/core';
import { EditorContent, type Editor as TiptapEditor } from '@tiptap/react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../../../shell/rich-text/field.module.css';
import { toggleFormat, useActiveFormats } from '../../../shell/rich-text/formats.ts';
import { useTextEditor } from '../../../shell/rich-text/use-text-editor.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import classes from './editor.module.css';
import { type Formats, formatNames, type RichTextFieldProps, type TypedSoFar } from './field.ts';
import mentionListClasses from './mention-list.module.css';
import { resumeTyping } from './resume-typing.ts';
import prose from './rich-text.module.css';
import { handleSubmitKeys } from './submit-keys.ts';
import { type Suggesting, useMentions } from './use-mentions.ts';

interface EditorProps extends RichTextFieldProps {
  /** What was written before it was there. */
  typedSoFar: TypedSoFar | undefined;
  onFormats: (formats: Formats) => void;
}

/** Writes rich text: headings, lists, quotes, code, links and mentions, by buttons, by keys or by Markdown. */
export function Editor(props: EditorProps) {
  const { label, placeholder = '', value, people, autoFocus = false, busy = false, onFormats } = props;
  const typedSoFar = useRef(props.typedSoFar);
  const known = useLatest(people);
  const listId = useId();
  const { extension, suggesting } = useMentions(known);
  const open = suggesting !== null && suggesting.people.length > 0;

  const editor = useTextEditor({
    label,
    placeholder,
    className: `${field.field} ${classes.field} ${prose.prose}`,
    extensions: [extension],
    content: typedSoFar.current?.html ?? value,
    parseOptions: { preserveWhitespace: typedSoFar.current !== undefined },
    autofocus: autoFocus && !typedSoFar.current ? 'end' : false,
    onChange: (typed) => props.onChange(htmlOf(typed)),
    onKeyDown: (event) => handleSubmitKeys(event, props),
  });

  const active = useActiveFormats(editor, formatNames);
  useEffect(() => {
    onFormats({ active, toggle: (name) => toggleFormat(editor, name) });
  }, [editor, active, onFormats]);

  // Before the browser comes to the next key. Once: an editor made anew begins with what is written by then.
  useLayoutEffect(() => {
    if (typedSoFar.current) resumeTyping(editor, typedSoFar.current);
    typedSoFar.current = undefined;
  }, [editor]);

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
    const { dom } = editor.view;
    dom.setAttribute('aria-autocomplete', 'list');
    dom.setAttribute('aria-haspopup', 'listbox');
    if (open) {
      dom.setAttribute('aria-controls', listId);
      dom.setAttribute('aria-activedescendant', `${listId}-${suggesting.index}`);
    } else {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    }
  }, [editor, open, suggesting?.index, listId]);

  return (
    <>
      <EditorContent editor={editor} />
      {suggesting && <MentionList id={listId} suggesting={suggesting} />}
    </>
  );
}

/** What was written, without the empty line that the editor keeps at the end to go on in. */
const htmlOf = (editor: TiptapEditor) => (editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, ''));

const widthPx = 320;
const gapPx = 6;
const optionPx = 36;
const framePx = 10;

/** The people who can be mentioned, under the `@` that was typed, or above it where there is no room. */
function MentionList({ id, suggesting }: { id: string; suggesting: Suggesting }) {
  const { t } = useTranslation('tasks');
  const { people, index, at, take } = suggesting;
  if (!at || people.length === 0) return null;
  const height = people.length * optionPx + framePx;
  const isRoomBelow = at.bottom + gapPx + height <= window.innerHeight;
  const top = isRoomBelow ? at.bottom + gapPx : Math.max(gapPx, at.top - gapPx - height);
  const left = Math.max(gapPx, Math.min(at.left, window.innerWidth - widthPx - gapPx));
  return (
    <Portal>
      <div
        id={id}
        role="listbox"
        aria-label={t('richText.people')}
        className={mentionListClasses.list}
        style={{ insetBlockStart: top, left, inlineSize: widthPx }}
      >
        {people.map((person, position) => (
          <button
            type="button"
            key={person.id}
            id={`${id}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === index}
            className={mentionListClasses.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(person)}
          >
            <Avatar name={person.name} src={person.avatar} size={24} />
            <span className={mentionListClasses.name}>{person.name}</span>
          </button>
        ))}
      </div>
    </Portal>
  );
}

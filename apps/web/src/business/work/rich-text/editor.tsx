import type { File as KeptFile } from '@kazi/contract/files';
import { folded } from '@kazi/contract/folded';
import type { Person } from '@kazi/contract/identity';
import { linkSchemes } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { Text } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { Portal } from '@mantine/core';
import { Mention } from '@tiptap/extension-mention';
import { EditorContent, type Editor as TiptapEditor } from '@tiptap/react';
import type { SuggestionProps } from '@tiptap/suggestion';
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../../../shell/rich-text/field.module.css';
import { toggleFormat, useActiveFormats } from '../../../shell/rich-text/formats.ts';
import { pasteInto, useTextEditor } from '../../../shell/rich-text/use-text-editor.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { attachFiles, attachmentNode, attachPasted } from './attachment-node.ts';
import classes from './editor.module.css';
import {
  caret,
  type Formats,
  formatNames,
  handleSubmitKeys,
  type RichTextFieldProps,
  type TypedSoFar,
} from './field.ts';
import { useTextFiles } from './files.ts';
import mentionListClasses from './mention-list.module.css';
import prose from './rich-text.module.css';

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
  const { t } = useTranslation('tasks');
  const { extension, suggesting } = useMentions(known);
  const open = suggesting !== null && suggesting.people.length > 0;
  const { files, attachment, add } = useAttachmentNode();

  const editor = useTextEditor({
    label,
    placeholder,
    className: `${field.field} ${classes.field} ${prose.prose}`,
    extensions: [extension, attachment],
    linkSchemes,
    content: typedSoFar.current?.html ?? value,
    parseOptions: { preserveWhitespace: typedSoFar.current !== undefined },
    autofocus: autoFocus && !typedSoFar.current ? 'end' : false,
    onChange(typed) {
      if (add) attachPasted(typed, add);
      props.onChange(htmlOf(typed));
    },
    ...(add && { onFiles: (chosen, at) => void attachFiles(editor, chosen, add, at) }),
    onKeyDown: (event) => handleSubmitKeys(event, props),
    onPicturesLeft: (count) => toast({ tone: 'INFO', message: t('richText.picturesLeft', { count }) }),
  });

  const active = useActiveFormats(editor, formatNames);
  useEffect(() => {
    onFormats({
      active,
      toggle: (name) => toggleFormat(editor, name),
      attach: (chosen) => void (files.current.add && attachFiles(editor, chosen, files.current.add)),
    });
  }, [editor, active, onFormats, files]);

  // Before the browser comes to the next key. Once: an editor made anew begins with what is written by then.
  useLayoutEffect(() => {
    const before = typedSoFar.current;
    typedSoFar.current = undefined;
    if (before) resumeTyping(editor, before);
    if (before?.files.length && files.current.add) void attachFiles(editor, before.files, files.current.add);
  }, [editor, files]);

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

/** Files for the editor: what is read of them is the newest, and what was uploaded here is known at once. */
function useAttachmentNode() {
  const { t } = useTranslation('tasks');
  const given = useTextFiles();
  const files = useRef(given);
  const uploaded = useRef<KeptFile[]>([]);
  const add =
    given.add &&
    (async (file: File) => {
      const kept = await given.add?.(file);
      if (!kept) return undefined;
      uploaded.current.push(kept);
      // It is drawn before this is.
      files.current = { ...files.current, files: [...files.current.files, kept] };
      return kept;
    });
  useLayoutEffect(() => {
    files.current = { files: [...given.files, ...uploaded.current], add };
  });
  const [attachment] = useState(() =>
    attachmentNode({ files, uploadingText: (name) => t('files.uploading', { name }) }),
  );
  return { files, attachment, add };
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
            <Text as="span" cut>
              {person.name}
            </Text>
          </button>
        ))}
      </div>
    </Portal>
  );
}

/** Goes on where the plain field was left: the caret at its place, the focus taken before the next key. */
function resumeTyping(editor: TiptapEditor, { isFocused, format, pasted }: TypedSoFar): void {
  if (isFocused) {
    const at = caretIn(editor);
    const chain = editor.chain().setMeta('addToHistory', false);
    if (at === undefined) chain.setTextSelection(editor.state.doc.content.size).run();
    else
      chain
        .deleteRange({ from: at, to: at + 1 })
        .setTextSelection(at)
        .run();
    editor.view.focus();
    if (format) toggleFormat(editor, format);
  }
  if (pasted) pasteInto(editor.view, pasted);
}

function caretIn({ state }: TiptapEditor): number | undefined {
  let at: number | undefined;
  state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(caret) ?? -1;
    if (index >= 0) at = position + index;
  });
  return at;
}

/** The list of people under an `@`, while one is typed. */
interface Suggesting {
  people: Person[];
  /** Which of them Enter would take. */
  index: number;
  /** Where the `@` stands, in the viewport. */
  at: DOMRect | null;
  take(person: Person): void;
}

type Props = SuggestionProps<Person, { id: string; label: string }>;

const most = 6;

/** Mentions for the editor: `people` is read when somebody types, so it may change at any time. */
function useMentions(people: RefObject<readonly Person[]>) {
  const [suggesting, setSuggesting] = useState<Suggesting | null>(null);

  const extension = useMemo(() => {
    let now: Suggesting | null = null;
    const show = (next: Suggesting | null) => {
      now = next;
      setSuggesting(next);
    };
    const open = ({ items, clientRect, command }: Props) =>
      show({
        people: items,
        index: 0,
        at: clientRect?.() ?? null,
        take: ({ id, name }) => command({ id, label: name }),
      });

    return Mention.configure({
      suggestion: {
        items: ({ query }) => matching(people.current, query),
        render: () => ({
          onStart: open,
          onUpdate: open,
          onExit: () => show(null),
          onKeyDown: ({ event }) => {
            if (!now || now.people.length === 0) return false;
            const count = now.people.length;
            if (event.key === 'ArrowDown') show({ ...now, index: (now.index + 1) % count });
            else if (event.key === 'ArrowUp') show({ ...now, index: (now.index + count - 1) % count });
            else if (event.key === 'Enter' || event.key === 'Tab') {
              const person = now.people[now.index];
              if (person) now.take(person);
            } else if (event.key === 'Escape') show(null);
            else return false;
            // The dialog that the editor may stand in must not close by the Escape that closed the list.
            event.stopPropagation();
            return true;
          },
        }),
      },
    });
  }, [people]);

  return { extension, suggesting };
}

/** People whose name has a part that begins with what was typed. */
function matching(people: readonly Person[], typed: string): Person[] {
  const wanted = folded(typed);
  const begins = ({ name }: Person) =>
    folded(`${name} ${name.replaceAll(' ', '')}`)
      .split(' ')
      .some((part) => part.startsWith(wanted));
  return people.filter(begins).slice(0, most);
}

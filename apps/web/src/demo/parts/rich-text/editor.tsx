import { toast } from '@kazi/ui/toast';
import { ActionIcon, FileButton, Popover, Tooltip } from '@mantine/core';
import { Image } from '@tiptap/extension-image';
import { EditorContent, type Editor as TextEditor, useEditorState } from '@tiptap/react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconLink from '#icons/IconLink';
import IconPhoto from '#icons/IconPhoto';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import shared from '../../../shell/rich-text/field.module.css';
import { FieldButton } from '../../../shell/rich-text/format-buttons.tsx';
import { toggleFormat, useActiveFormats } from '../../../shell/rich-text/formats.ts';
import { useTextEditor } from '../../../shell/rich-text/use-text-editor.ts';
import { mostFileBytes, readFile } from '../read-file.ts';
import classes from './rich-text.module.css';
import type { RichTextFieldProps } from './unopened-field.tsx';
import { type FieldFormat, FormatToolbar, formatNames } from './unopened-field.tsx';

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

const LinkForm = onDemand(() => import('./link-form.tsx').then((module) => module.LinkForm));

/** Makes what is selected a link, or changes or removes the one at the cursor. */
function LinkButton({ editor }: { editor: TextEditor }) {
  const { t } = useTranslation('demo');
  const [isOpen, setOpen] = useState(false);
  const linked = useEditorState({ editor, selector: ({ editor: now }) => addressAt(now) });
  const close = () => setOpen(false);
  const label = t('parts.richText.link');
  return (
    <Popover opened={isOpen} onClose={close} position="bottom-start" trapFocus>
      <Popover.Target>
        <Tooltip label={label}>
          <ActionIcon
            size={28}
            variant={linked === undefined ? 'subtle' : 'light'}
            {...(linked === undefined && { color: 'gray' })}
            aria-label={label}
            aria-pressed={linked !== undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(true)}
          >
            <IconLink size={16} stroke={1.8} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          <LinkForm editor={editor} linked={linked} onDone={close} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Where the link at the cursor leads; undefined where there is none. */
function addressAt(editor: TextEditor): string | undefined {
  const { href }: { href?: unknown } = editor.getAttributes('link');
  return typeof href === 'string' ? href : undefined;
}

/** Puts pictures that are chosen between the lines of a text. */
function PictureButton({ editor }: { editor: TextEditor }) {
  const { t } = useTranslation('demo');
  const insert = useInsertPictures();
  return (
    <FileButton multiple accept="image/*" onChange={(files) => void insert(editor, files)}>
      {({ onClick }) => (
        <FieldButton label={t('parts.richText.picture')} icon={IconPhoto} onClick={onClick} />
      )}
    </FileButton>
  );
}

/** Puts pictures where the cursor is, each called by its file's name; of what is too large or no picture, it is told. */
function useInsertPictures() {
  const { t } = useTranslation('demo');
  return async (editor: TextEditor, files: readonly File[]) => {
    const pictures: { type: 'image'; attrs: { src: string; alt: string } }[] = [];
    for (const file of files) {
      const { name } = file;
      if (file.size > mostFileBytes) {
        toast({ message: t('parts.richText.pictureTooLarge', { name }) });
        continue;
      }
      const { url, isPicture } = await readFile(file);
      if (isPicture) pictures.push({ type: 'image', attrs: { src: url, alt: name.replace(/\.[^.]+$/, '') } });
      else toast({ message: t('parts.richText.noPicture', { name }) });
    }
    if (pictures.length === 0) return;
    // In a line of its own goes what is written next: a picture that is selected would give way to it.
    editor
      .chain()
      .focus()
      .insertContent([...pictures, { type: 'paragraph' }])
      .run();
  };
}

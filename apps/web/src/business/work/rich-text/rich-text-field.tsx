import { Row } from '@kazi/ui/layout';
import { FileButton, Group } from '@mantine/core';
import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import IconBold from '#icons/IconBold';
import IconCode from '#icons/IconCode';
import IconItalic from '#icons/IconItalic';
import IconList from '#icons/IconList';
import IconListNumbers from '#icons/IconListNumbers';
import IconPaperclip from '#icons/IconPaperclip';
import IconQuote from '#icons/IconQuote';
import { fetchOnce } from '../../../shell/fetch-once.ts';
import blocks from '../../../shell/rich-text/blocks.module.css';
import frame from '../../../shell/rich-text/field.module.css';
import { fieldAttributes } from '../../../shell/rich-text/field.ts';
import { FieldButton, FormatButtons } from '../../../shell/rich-text/format-buttons.tsx';
import type { ClipboardText } from '../../../shell/rich-text/use-text-editor.ts';
import { pastedFiles } from '../../../shell/use-file-drop.ts';
import classes from './editor.module.css';
import {
  editable,
  type FormatName,
  type Formats,
  formatNames,
  handleSubmitKeys,
  htmlOf,
  markCaret,
  type RichTextFieldProps,
  type TypedSoFar,
} from './field.ts';
import { useTextFiles } from './files.ts';
import prose from './rich-text.module.css';

/** A field for rich text. Its editor is fetched when somebody is about to write, and takes over what was written. */
export function RichTextField(props: RichTextFieldProps) {
  const { field, Editor, typedSoFar, wake, format, attach, composing, paste } = useEditorOnDemand();
  const [formats, setFormats] = useState<Formats>({ active: [], toggle: format, attach });
  return (
    <div className={frame.frame} onPointerEnter={wake}>
      {Editor ? (
        <Editor {...props} typedSoFar={typedSoFar} onFormats={setFormats} />
      ) : (
        <PlainField
          {...props}
          field={field}
          onFocus={wake}
          onComposing={composing}
          onPaste={paste}
          onFiles={attach}
        />
      )}
      <Row gap={8} justify="between" wrap className={classes.foot}>
        <Toolbar {...formats} />
        {props.actions}
      </Row>
    </div>
  );
}

const icons = {
  bold: IconBold,
  italic: IconItalic,
  code: IconCode,
  bulletList: IconList,
  orderedList: IconListNumbers,
  blockquote: IconQuote,
};

/** The formats that texts about work have. */
function Toolbar({ active, toggle, attach }: Formats) {
  const { t } = useTranslation('tasks');
  const { add } = useTextFiles();
  return (
    <Group gap={2} role="toolbar" aria-label={t('richText.format')}>
      <FormatButtons
        formats={formatNames.map((name) => ({ name, label: t(`richText.${name}`), icon: icons[name] }))}
        active={active}
        onToggle={toggle}
      />
      {add && (
        <FileButton multiple onChange={attach}>
          {({ onClick }) => <FieldButton label={t('files.add')} icon={IconPaperclip} onClick={onClick} />}
        </FileButton>
      )}
    </Group>
  );
}

interface PlainFieldProps extends RichTextFieldProps {
  field: RefObject<HTMLDivElement | null>;
  /** Told while a word is put together by an input method. */
  onComposing: (composing: boolean) => void;
  onPaste: (pasted: ClipboardText) => void;
  onFiles: (files: readonly File[]) => void;
  onFocus: () => void;
}

/** What the editor looks like, to write in until it is there. */
function PlainField(props: PlainFieldProps) {
  const { field, label, placeholder, value, onChange, autoFocus, busy } = props;
  const { onComposing, onFocus, onPaste, onFiles } = props;
  const takesFiles = useTextFiles().add !== undefined;

  useLayoutEffect(() => {
    const shown = field.current;
    if (!shown || document.activeElement === shown) return;
    if (!shown.firstChild || htmlOf(shown) !== value) shown.innerHTML = editable(value);
  }, [field, value]);

  useEffect(() => {
    const shown = field.current;
    if (!autoFocus || !shown) return;
    shown.focus();
    getSelection()?.selectAllChildren(shown.lastElementChild ?? shown);
    getSelection()?.collapseToEnd();
  }, [field, autoFocus]);

  const handlers: HTMLAttributes<HTMLElement> = {
    onFocus,
    onInput: ({ currentTarget }) => onChange(htmlOf(currentTarget)),
    onKeyDown: (event) => handleSubmitKeys(event, props),
    onPaste(event) {
      const { clipboardData } = event;
      const files = takesFiles ? pastedFiles(clipboardData) : [];
      if (files.length > 0) {
        event.preventDefault();
        return onFiles(files);
      }
      const pasted = { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') };
      if (!pasted.html && !pasted.text) return;
      event.preventDefault();
      onPaste(pasted);
    },
    onDrop(event) {
      const { files } = event.dataTransfer;
      if (!takesFiles || files.length === 0) return;
      event.preventDefault();
      onFiles([...files]);
    },
    onCompositionStart: () => onComposing(true),
    onCompositionEnd: () => onComposing(false),
  };
  return (
    <div
      ref={field}
      className={`${frame.field} ${classes.field} ${prose.prose} ${blocks.blocks}`}
      data-placeholder={value === '' ? placeholder : undefined}
      contentEditable={!busy}
      suppressContentEditableWarning
      {...fieldAttributes(label)}
      {...handlers}
    />
  );
}

/** A plain field until the editor has been fetched, which the first sign of somebody about to write sets going. */
function useEditorOnDemand() {
  const field = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  const wanted = useRef<FormatName>(undefined);
  const pasted = useRef<ClipboardText>(undefined);
  const files = useRef<readonly File[]>([]);
  const [Editor, setEditor] = useState(editor.get);
  const [typedSoFar, setTypedSoFar] = useState<TypedSoFar>();

  /** In one step, so that typing goes to either the one or the other. */
  function takeOver() {
    const plain = field.current;
    if (!plain || isComposing.current) return;
    const isFocused = document.activeElement === plain;
    if (isFocused) markCaret(plain);
    const html = htmlOf(plain);
    flushSync(() => {
      setTypedSoFar({
        html,
        isFocused,
        format: wanted.current,
        pasted: pasted.current,
        files: files.current,
      });
      setEditor(editor.get);
    });
  }

  /** Fetches the editor; where that fails, the plain field goes on and the next sign tries again. */
  function wake() {
    editor.load().then(takeOver, () => undefined);
  }

  return {
    field,
    Editor,
    typedSoFar,
    wake,
    /** Formats as soon as there is an editor. */
    format(name: FormatName) {
      wanted.current = name;
      field.current?.focus();
      wake();
    },
    /** Only the editor has places for files. */
    attach(chosen: readonly File[]) {
      files.current = [...files.current, ...chosen];
      wake();
    },
    /** Only the editor reads what comes from elsewhere; where it cannot be fetched, the words are pasted. */
    paste(clipboard: ClipboardText) {
      pasted.current = clipboard;
      editor.load().then(takeOver, () => document.execCommand('insertText', false, clipboard.text));
    },
    /** A word that is put together by an input method is left in peace until it is whole. */
    composing(now: boolean) {
      isComposing.current = now;
      if (!now) wake();
    },
  };
}

/** The editor, which weighs as much as a whole screen. */
const editor = fetchOnce(() => import('./editor.tsx').then((module) => module.Editor));

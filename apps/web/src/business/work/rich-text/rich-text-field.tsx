import { Group } from '@mantine/core';
import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconBold from '#icons/IconBold';
import IconCode from '#icons/IconCode';
import IconItalic from '#icons/IconItalic';
import IconList from '#icons/IconList';
import IconListNumbers from '#icons/IconListNumbers';
import IconQuote from '#icons/IconQuote';
import shared from '../../../shell/rich-text/field.module.css';
import frame from '../../../shell/rich-text/field.module.css';
import { fieldAttributes } from '../../../shell/rich-text/field.ts';
import { FormatButtons } from '../../../shell/rich-text/format-buttons.tsx';
import classes from './editor.module.css';
import { type Formats, formatNames, type RichTextFieldProps } from './field.ts';
import { editable, htmlOf } from './plain-html.ts';
import prose from './rich-text.module.css';
import { handleSubmitKeys } from './submit-keys.ts';
import { useEditorOnDemand } from './use-editor-on-demand.ts';

/** A field for rich text. Its editor is fetched when somebody is about to write, and takes over what was written. */
export function RichTextField(props: RichTextFieldProps) {
  const { field, Editor, typedSoFar, wake, format, composing } = useEditorOnDemand();
  const [formats, setFormats] = useState<Formats>({ active: [], toggle: format });
  return (
    <div className={shared.frame} onPointerEnter={wake}>
      {Editor ? (
        <Editor {...props} typedSoFar={typedSoFar} onFormats={setFormats} />
      ) : (
        <PlainField {...props} field={field} onFocus={wake} onComposing={composing} />
      )}
      <div className={classes.foot}>
        <Toolbar {...formats} />
        {props.actions}
      </div>
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
function Toolbar({ active, toggle }: Formats) {
  const { t } = useTranslation('tasks');
  return (
    <Group gap={2} role="toolbar" aria-label={t('richText.format')}>
      <FormatButtons
        formats={formatNames.map((name) => ({ name, label: t(`richText.${name}`), icon: icons[name] }))}
        active={active}
        onToggle={toggle}
      />
    </Group>
  );
}

interface PlainFieldProps extends RichTextFieldProps {
  field: RefObject<HTMLDivElement | null>;
  /** Told while a word is put together by an input method. */
  onComposing: (composing: boolean) => void;
  onFocus: () => void;
}

/** What the editor looks like, to write in until it is there. */
function PlainField(props: PlainFieldProps) {
  const { field, label, placeholder, value, onChange, autoFocus, busy, onComposing, onFocus } = props;

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
    onCompositionStart: () => onComposing(true),
    onCompositionEnd: () => onComposing(false),
  };
  return (
    <div
      ref={field}
      className={`${frame.field} ${classes.field} ${prose.prose}`}
      data-placeholder={value === '' ? placeholder : undefined}
      contentEditable={!busy}
      suppressContentEditableWarning
      {...fieldAttributes(label)}
      {...handlers}
    />
  );
}

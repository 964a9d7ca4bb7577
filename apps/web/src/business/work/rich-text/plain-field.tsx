import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect } from 'react';
import frame from '../../../shell/rich-text/field.module.css';
import { fieldAttributes } from '../../../shell/rich-text/field.ts';
import classes from './editor.module.css';
import type { RichTextFieldProps } from './field.ts';
import { editable, htmlOf } from './plain-html.ts';
import prose from './rich-text.module.css';
import { handleSubmitKeys } from './submit-keys.ts';

interface PlainFieldProps extends RichTextFieldProps {
  field: RefObject<HTMLDivElement | null>;
  /** Told while a word is put together by an input method. */
  onComposing: (composing: boolean) => void;
  onFocus: () => void;
}

/** What the editor looks like, to write in until it is there. */
export function PlainField(props: PlainFieldProps) {
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

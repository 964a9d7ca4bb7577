import type { HTMLAttributes } from 'react';
import shared from '../../../shell/rich-text/field.module.css';
import { SafeHtml } from '../safe-html.tsx';
import { type FieldFormat, FormatToolbar } from './format-toolbar.tsx';
import classes from './rich-text.module.css';

export interface RichTextFieldProps {
  /** What the field is called. */
  label: string;
  placeholder?: string;
  /** HTML it begins with. */
  value: string;
  /** Called with HTML, the empty text where nothing is written. */
  onChange: (html: string) => void;
  /** Where the cursor is as soon as the editor is there; left out, the focus stays where it is. */
  focus?: 'start' | 'end' | undefined;
}

interface UnopenedFieldProps extends RichTextFieldProps {
  /** Somebody is about to write. */
  onWake: () => void;
  /** A format is chosen, for what is written next. */
  onFormat: (name: FieldFormat) => void;
  onFocusChange: (hasFocus: boolean) => void;
}

/** What a field holds, until it is opened for writing. */
export function UnopenedField({ label, value, onWake, onFormat, onFocusChange }: UnopenedFieldProps) {
  const field: HTMLAttributes<HTMLElement> = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    tabIndex: 0,
    onFocus() {
      onWake();
      onFocusChange(true);
    },
    onBlur: () => onFocusChange(false),
  };
  return (
    <div className={shared.frame} onPointerEnter={onWake}>
      <FormatToolbar active={[]} onToggle={onFormat} />
      <div className={classes.unopened} {...field}>
        <SafeHtml html={value} className={classes.field} />
      </div>
    </div>
  );
}

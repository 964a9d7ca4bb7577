import { Row } from '@kazi/ui/layout';
import type { HTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconBold from '#icons/IconBold';
import IconH2 from '#icons/IconH2';
import IconH3 from '#icons/IconH3';
import IconItalic from '#icons/IconItalic';
import IconList from '#icons/IconList';
import IconListNumbers from '#icons/IconListNumbers';
import IconQuote from '#icons/IconQuote';
import IconStrikethrough from '#icons/IconStrikethrough';
import IconUnderline from '#icons/IconUnderline';
import shared from '../../../shell/rich-text/field.module.css';
import { FormatButtons } from '../../../shell/rich-text/format-buttons.tsx';
import { SafeHtml } from '../safe-html.tsx';
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

const formats = [
  { name: 'heading', icon: IconH2 },
  { name: 'subheading', icon: IconH3 },
  { name: 'bold', icon: IconBold },
  { name: 'italic', icon: IconItalic },
  { name: 'underline', icon: IconUnderline },
  { name: 'strike', icon: IconStrikethrough },
  { name: 'bulletList', icon: IconList },
  { name: 'orderedList', icon: IconListNumbers },
  { name: 'blockquote', icon: IconQuote },
] as const;

export const formatNames = formats.map(({ name }) => name);
export type FieldFormat = (typeof formatNames)[number];

interface FormatToolbarProps {
  /** Those that are on at the cursor. */
  active: readonly FieldFormat[];
  onToggle: (name: FieldFormat) => void;
  /** Buttons beside the formats. */
  children?: ReactNode;
}

/** The buttons above a field for rich text, also before its editor is there. */
export function FormatToolbar({ active, onToggle, children }: FormatToolbarProps) {
  const { t } = useTranslation('demo');
  return (
    <Row
      align="stretch"
      wrap
      gap={2}
      className={classes.toolbar}
      role="toolbar"
      aria-label={t('parts.richText.format')}
    >
      <FormatButtons
        formats={formats.map((format) => ({ ...format, label: t(`parts.richText.${format.name}`) }))}
        active={active}
        onToggle={onToggle}
      />
      {children}
    </Row>
  );
}

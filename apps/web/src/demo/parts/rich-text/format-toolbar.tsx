import type { ReactNode } from 'react';
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
import { FormatButtons } from '../../../shell/rich-text/format-buttons.tsx';
import classes from './rich-text.module.css';

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
    <div className={classes.toolbar} role="toolbar" aria-label={t('parts.richText.format')}>
      <FormatButtons
        formats={formats.map((format) => ({ ...format, label: t(`parts.richText.${format.name}`) }))}
        active={active}
        onToggle={onToggle}
      />
      {children}
    </div>
  );
}

import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconBold from '#icons/IconBold';
import IconCode from '#icons/IconCode';
import IconItalic from '#icons/IconItalic';
import IconList from '#icons/IconList';
import IconListNumbers from '#icons/IconListNumbers';
import IconQuote from '#icons/IconQuote';
import { FormatButtons } from '../../../shell/rich-text/format-buttons.tsx';
import { type Formats, formatNames } from './field.ts';

const icons = {
  bold: IconBold,
  italic: IconItalic,
  code: IconCode,
  bulletList: IconList,
  orderedList: IconListNumbers,
  blockquote: IconQuote,
};

/** The formats that texts about work have. */
export function Toolbar({ active, toggle }: Formats) {
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

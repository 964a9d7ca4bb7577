import { ActionIcon, Group, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconBold from '#icons/IconBold';
import IconCode from '#icons/IconCode';
import IconItalic from '#icons/IconItalic';
import IconList from '#icons/IconList';
import IconListNumbers from '#icons/IconListNumbers';
import IconQuote from '#icons/IconQuote';
import { type FormatName, type Formats, formatNames } from './field.ts';

const icons: Record<FormatName, ReactNode> = {
  bold: <IconBold size={16} stroke={1.8} />,
  italic: <IconItalic size={16} stroke={1.8} />,
  code: <IconCode size={16} stroke={1.8} />,
  bulletList: <IconList size={16} stroke={1.8} />,
  orderedList: <IconListNumbers size={16} stroke={1.8} />,
  blockquote: <IconQuote size={16} stroke={1.8} />,
};

/** The formatting buttons; each tells whether it is on at the cursor. */
export function Toolbar({ active, toggle }: Formats) {
  const { t } = useTranslation('tasks');
  return (
    <Group gap={2} role="toolbar" aria-label={t('richText.format')}>
      {formatNames.map((name) => (
        <Tooltip key={name} label={t(`richText.${name}`)}>
          <ActionIcon
            size={28}
            variant={active.includes(name) ? 'light' : 'subtle'}
            {...(!active.includes(name) && { color: 'gray' })}
            aria-label={t(`richText.${name}`)}
            aria-pressed={active.includes(name)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => toggle(name)}
          >
            {icons[name]}
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}

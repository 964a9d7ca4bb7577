import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconBold from '#icons/IconBold';
import IconCode from '#icons/IconCode';
import IconItalic from '#icons/IconItalic';
import IconList from '#icons/IconList';
import IconListNumbers from '#icons/IconListNumbers';
import IconQuote from '#icons/IconQuote';

const marks = {
  bold: {
    icon: <IconBold size={16} stroke={1.8} />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  italic: {
    icon: <IconItalic size={16} stroke={1.8} />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  code: {
    icon: <IconCode size={16} stroke={1.8} />,
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  bulletList: {
    icon: <IconList size={16} stroke={1.8} />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  orderedList: {
    icon: <IconListNumbers size={16} stroke={1.8} />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  blockquote: {
    icon: <IconQuote size={16} stroke={1.8} />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
} satisfies Record<string, { icon: ReactNode; run: (editor: Editor) => boolean }>;

const names = ['bold', 'italic', 'code', 'bulletList', 'orderedList', 'blockquote'] as const;

/** The formatting buttons; each tells whether it is on at the cursor. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('task');
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => names.filter((name) => now.isActive(name)),
  });
  return (
    <Group gap={2} role="toolbar" aria-label={t('richText.format')}>
      {names.map((name) => (
        <Tooltip key={name} label={t(`richText.${name}`)}>
          <ActionIcon
            size={28}
            variant={active.includes(name) ? 'light' : 'subtle'}
            color={active.includes(name) ? undefined : 'gray'}
            aria-label={t(`richText.${name}`)}
            aria-pressed={active.includes(name)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => marks[name].run(editor)}
          >
            {marks[name].icon}
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}

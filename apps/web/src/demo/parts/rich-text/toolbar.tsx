import { ActionIcon, Tooltip } from '@mantine/core';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import IconBold from '#icons/IconBold';
import IconH2 from '#icons/IconH2';
import IconH3 from '#icons/IconH3';
import IconItalic from '#icons/IconItalic';
import IconList from '#icons/IconList';
import IconListNumbers from '#icons/IconListNumbers';
import IconQuote from '#icons/IconQuote';
import IconStrikethrough from '#icons/IconStrikethrough';
import classes from './rich-text.module.css';

interface Format {
  name: string;
  icon: ReactNode;
  isOn: (editor: Editor) => boolean;
  toggle: (chain: ChainedCommands) => ChainedCommands;
}

const look = { size: 16, stroke: 1.8 };

const formats: readonly Format[] = [
  {
    name: 'Heading',
    icon: <IconH2 {...look} />,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: 'Smaller heading',
    icon: <IconH3 {...look} />,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    name: 'Bold',
    icon: <IconBold {...look} />,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (chain) => chain.toggleBold(),
  },
  {
    name: 'Italic',
    icon: <IconItalic {...look} />,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (chain) => chain.toggleItalic(),
  },
  {
    name: 'Strikethrough',
    icon: <IconStrikethrough {...look} />,
    isOn: (editor) => editor.isActive('strike'),
    toggle: (chain) => chain.toggleStrike(),
  },
  {
    name: 'List',
    icon: <IconList {...look} />,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'Numbered list',
    icon: <IconListNumbers {...look} />,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'Quote',
    icon: <IconQuote {...look} />,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (chain) => chain.toggleBlockquote(),
  },
];

/** The formatting buttons; each tells whether it is on at the cursor. */
export function Toolbar({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => formats.filter(({ isOn }) => isOn(now)).map(({ name }) => name),
  });
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Format">
      {formats.map(({ name, icon, toggle }) => (
        <Tooltip key={name} label={name}>
          <ActionIcon
            size={28}
            variant={on.includes(name) ? 'light' : 'subtle'}
            {...(!on.includes(name) && { color: 'gray' })}
            aria-label={name}
            aria-pressed={on.includes(name)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => toggle(editor.chain().focus()).run()}
          >
            {icon}
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
}

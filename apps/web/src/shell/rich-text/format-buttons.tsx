import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

export type FormatName =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'code'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote';

interface FormatButtonsProps<Name extends FormatName> {
  formats: readonly { name: Name; label: string; icon: Icon }[];
  /** Those that are on at the cursor. */
  active: readonly FormatName[];
  onToggle: (name: Name) => void;
}

/** The formatting buttons; each tells whether it is on at the cursor. */
export function FormatButtons<Name extends FormatName>({
  formats,
  active,
  onToggle,
}: FormatButtonsProps<Name>) {
  return formats.map(({ name, label, icon }) => (
    <FieldButton
      key={name}
      label={label}
      icon={icon}
      isOn={active.includes(name)}
      onClick={() => onToggle(name)}
    />
  ));
}

interface FieldButtonProps {
  label: string;
  icon: Icon;
  /** Whether it is on at the cursor, of one that can be. */
  isOn?: boolean;
  onClick: () => void;
}

/** A button above a field for rich text, which keeps its cursor. */
export function FieldButton({ label, icon: Icon, isOn, onClick }: FieldButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={28}
        variant={isOn ? 'light' : 'subtle'}
        {...(!isOn && { color: 'gray' })}
        aria-label={label}
        aria-pressed={isOn}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Icon size={16} stroke={1.8} />
      </ActionIcon>
    </Tooltip>
  );
}

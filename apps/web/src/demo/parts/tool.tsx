import { Kbd } from '@kazi/ui/kbd';
import { ActionIcon, Group, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './tool.module.css';

interface ToolProps {
  label: string;
  icon: Icon;
  /** The key that does the same. */
  keys?: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A small button that is only a sign; its name is in its tooltip. */
export function Tool({ label, icon: Icon, keys, disabled = false, onClick }: ToolProps) {
  return (
    <Tooltip
      label={
        <Group gap={8}>
          {label}
          {keys && <Kbd keys={keys} />}
        </Group>
      }
    >
      <ActionIcon
        className={classes.tool}
        size={34}
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-keyshortcuts={keys}
        {...(disabled && { 'data-disabled': true })}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
      >
        <Icon size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

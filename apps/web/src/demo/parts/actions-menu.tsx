import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import IconDots from '#icons/IconDots';

interface ActionsMenuProps extends Pick<ActionIconProps, 'size' | 'variant' | 'className'> {
  /** Names what the actions are of, for screen readers. */
  label: string;
  /** Width of the menu in pixels, where its items should not decide it. */
  width?: number;
  /** `Action`s, and Mantine's labels and dividers between them. */
  children: ReactNode;
}

/** Behind three dots: what can be done with one record. */
export function ActionsMenu({ label, width, children, variant = 'subtle', ...button }: ActionsMenuProps) {
  return (
    <Menu position="bottom-end" {...(width && { width })}>
      <Menu.Target>
        <ActionIcon
          {...(variant === 'subtle' && { color: 'gray' })}
          {...button}
          variant={variant}
          aria-label={label}
        >
          <IconDots size={button.size ? 16 : 18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface ActionProps {
  icon: Icon;
  /** Where it leads; otherwise it does something. */
  to?: string;
  onClick?: (() => void) | undefined;
  disabled?: boolean;
  /** Takes something away. */
  danger?: boolean;
  /** The icon points along the text, and is mirrored where that runs from right to left. */
  turns?: boolean;
  children: ReactNode;
}

/** One thing that can be done, in an `ActionsMenu`. */
export function Action({ icon: Sign, to, onClick, disabled = false, danger, turns, children }: ActionProps) {
  const looks = {
    leftSection: <Sign size={16} stroke={1.6} {...(turns && { className: 'mantine-rotate-rtl' })} />,
    ...(danger && { color: 'red' }),
  };
  return to ? (
    <Menu.Item component={Link} to={to} {...looks}>
      {children}
    </Menu.Item>
  ) : (
    <Menu.Item disabled={disabled} onClick={onClick} {...looks}>
      {children}
    </Menu.Item>
  );
}

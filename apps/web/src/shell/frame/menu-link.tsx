import { Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './sidebar.module.css';

interface MenuLinkProps {
  to: string;
  label: string;
  icon: Icon;
  /** Only the icon is shown; the name stays for screen readers and appears on hover. */
  collapsed: boolean;
}

/** One page in the menu, marked while it or a page below it is open. */
export function MenuLink({ to, label, icon: Icon, collapsed }: MenuLinkProps) {
  return (
    <Tooltip label={label} position="right" disabled={!collapsed} openDelay={200}>
      <Link
        to={to}
        className={classes.link}
        activeOptions={{ exact: to === '/', includeSearch: false }}
        activeProps={{ 'data-current': true }}
      >
        <Icon size={18} stroke={1.6} aria-hidden="true" />
        <span className={collapsed ? classes.hidden : classes.name}>{label}</span>
      </Link>
    </Tooltip>
  );
}

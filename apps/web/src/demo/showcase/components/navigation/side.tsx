import '@mantine/core/styles/NavLink.layer.css';
import { Badge, NavLink } from '@mantine/core';
import { useState } from 'react';
import IconHome from '#icons/IconHome';
import IconReceipt from '#icons/IconReceipt';
import IconSettings from '#icons/IconSettings';
import IconUsers from '#icons/IconUsers';
import classes from './navigation.module.css';

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true };

export default function Side() {
  const [page, setPage] = useState('Overview');
  const link = (name: string) => ({
    component: 'button' as const,
    type: 'button' as const,
    label: name,
    active: page === name,
    'aria-current': page === name ? ('page' as const) : undefined,
    onClick: () => setPage(name),
  });
  return (
    <nav className={classes.side} aria-label="At the side">
      <NavLink {...link('Overview')} leftSection={<IconHome {...icon} />} />
      <NavLink
        component="button"
        type="button"
        label="Sales"
        defaultOpened
        leftSection={<IconReceipt {...icon} />}
      >
        <NavLink {...link('Invoices')} rightSection={<Badge size="sm">7</Badge>} />
        <NavLink {...link('Receipts')} />
      </NavLink>
      <NavLink
        {...link('Customers')}
        description="Firms and their people"
        leftSection={<IconUsers {...icon} />}
      />
      <NavLink
        component="button"
        type="button"
        label="Settings"
        disabled
        aria-disabled
        description="For managers"
        leftSection={<IconSettings {...icon} />}
      />
    </nav>
  );
}

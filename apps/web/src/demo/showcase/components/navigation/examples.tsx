import { Row, Stack } from '@kazi/ui/layout';
import '@mantine/core/styles/NavLink.layer.css';
import '@mantine/core/styles/Menubar.layer.css';
import { toast } from '@kazi/ui/toast';
import { Badge, Menu, Menubar, NavLink } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import IconHome from '#icons/IconHome';
import IconReceipt from '#icons/IconReceipt';
import IconSettings from '#icons/IconSettings';
import IconUsers from '#icons/IconUsers';
import { links } from '../../../routing/links.ts';
import classes from './examples.module.css';

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true };

export function SideExample() {
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
    <Stack as="nav" gap={2} className={classes.side} aria-label="At the side">
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
    </Stack>
  );
}

const pages = [
  { name: 'Navigation', to: links.showcase('components/navigation') },
  { name: 'Breadcrumbs', to: links.showcase('components/breadcrumbs') },
  { name: 'Pagination', to: links.showcase('components/pagination') },
  { name: 'Pills and tabs', to: links.showcase('components/pills-and-tabs') },
  { name: 'Stepper', to: links.showcase('components/stepper') },
];

export function TopExample() {
  return (
    <Row as="nav" align="stretch" gap={4} className={classes.top} aria-label="On top">
      {pages.map(({ name, to }) => (
        <Link key={name} to={to} className={classes.tab}>
          {name}
        </Link>
      ))}
    </Row>
  );
}

const menus = {
  File: ['New statement', 'Open', 'Print'],
  Edit: ['Undo', 'Repeat', 'Find'],
  View: ['Larger', 'Smaller', 'Whole window'],
};

export function MenubarExample() {
  return (
    <Menubar aria-label="Statement">
      {Object.entries(menus).map(([name, items]) => (
        <Menubar.Menu key={name}>
          <Menubar.Target>{name}</Menubar.Target>
          <Menubar.Dropdown>
            {items.map((item) => (
              <Menu.Item key={item} onClick={() => toast({ message: item, tone: 'INFO' })}>
                {item}
              </Menu.Item>
            ))}
          </Menubar.Dropdown>
        </Menubar.Menu>
      ))}
    </Menubar>
  );
}

const parts = {
  Order: 'Say what you need, and until when. You see the price before you send anything.',
  Payment: 'By M-Pesa, by card, or after 30 days for firms that we know.',
  Delivery: 'In Nairobi on the same day. To other towns by parcel, within two days.',
  Returns: 'Within a week, unused. We fetch it, and the money is back the day after.',
};
const names = Object.keys(parts);

export function PageExample() {
  const [current, setCurrent] = useState('Order');
  const text = useRef<HTMLElement>(null);
  const headings = () => [...(text.current?.querySelectorAll('h3') ?? [])];
  const mark = () => {
    const box = text.current;
    if (!box) return;
    const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
    const above = headings().filter((heading) => heading.offsetTop <= box.scrollTop + 24);
    setCurrent((isAtEnd ? names.at(-1) : above.at(-1)?.textContent) ?? 'Order');
  };
  const show = (name: string) => {
    const heading = headings().find(({ textContent }) => textContent === name);
    text.current?.scrollTo({ top: heading?.offsetTop ?? 0 });
    setCurrent(name);
  };
  return (
    <div className={classes.page}>
      <nav aria-label="Within this text" className={classes.parts}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.part}
            aria-current={name === current ? 'location' : undefined}
            onClick={() => show(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section ref={text} className={classes.text} tabIndex={0} aria-label="How it works" onScroll={mark}>
        {Object.entries(parts).map(([name, words]) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
          </div>
        ))}
      </section>
    </div>
  );
}

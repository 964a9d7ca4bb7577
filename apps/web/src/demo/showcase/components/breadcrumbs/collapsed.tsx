import { ActionIcon, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import IconDots from '#icons/IconDots';
import { links } from '../../../routing/links.ts';
import classes from './breadcrumbs.module.css';

const path = [
  { name: 'Documents', to: links.home },
  { name: 'Finance', to: links.invoices },
  { name: 'Year 2026', to: links.calendar },
  { name: 'Third quarter', to: links.todo },
  { name: 'Suppliers', to: links.users },
];
const [first, ...rest] = path;
const hidden = rest.slice(0, -1);
const shown = [first, rest.at(-1)].filter((step) => step !== undefined);

export default function Collapsed() {
  const [start, end] = shown.map(({ name, to }) => (
    <li key={name}>
      <Link to={to} className={classes.link}>
        {name}
      </Link>
    </li>
  ));
  return (
    <nav aria-label="Where this document is">
      <ol className={classes.trail} data-arrows>
        {start}
        <li>
          <Menu position="bottom-start">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={`${hidden.length} folders between`}>
                <IconDots size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {hidden.map(({ name, to }) => (
                <Menu.Item key={name} component={Link} to={to}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </li>
        {end}
        <li>
          <span className={classes.current} aria-current="page">
            Delivery notes of Naivas, September.pdf
          </span>
        </li>
      </ol>
    </nav>
  );
}

import { Row } from '@kazi/ui/layout';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconDots from '#icons/IconDots';
import IconHome from '#icons/IconHome';
import IconReceipt from '#icons/IconReceipt';
import IconSelector from '#icons/IconSelector';
import IconUsers from '#icons/IconUsers';
import { links } from '../../../routing/links.ts';
import classes from './examples.module.css';

const parents = [
  { name: 'Shop', to: links.home },
  { name: 'Products', to: links.shop },
];

export function PlainExample() {
  return (
    <nav aria-label="Where this product is">
      <Row as="ol" wrap gap={8} className={classes.trail}>
        {parents.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={classes.link}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <span className={classes.current} aria-current="page">
            Kiondo basket, woven in Machakos
          </span>
        </li>
      </Row>
    </nav>
  );
}

const places = [
  { name: 'Home', to: links.home, icon: IconHome },
  { name: 'Customers', to: links.users, icon: IconUsers },
  { name: 'Invoices', to: links.invoices, icon: IconReceipt },
];

export function IconsExample() {
  return (
    <nav aria-label="Where this invoice is">
      <Row as="ol" wrap gap={8} className={classes.trail} data-arrows>
        {places.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link to={to} className={classes.link}>
              <Icon size={16} stroke={1.6} aria-hidden="true" />
              {name}
            </Link>
          </li>
        ))}
        <li>
          <span className={classes.current} aria-current="page">
            INV-2041
          </span>
        </li>
      </Row>
    </nav>
  );
}

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

export function CollapsedExample() {
  const [start, end] = shown.map(({ name, to }) => (
    <li key={name}>
      <Link to={to} className={classes.link}>
        {name}
      </Link>
    </li>
  ));
  return (
    <nav aria-label="Where this document is">
      <Row as="ol" wrap gap={8} className={classes.trail} data-arrows>
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
      </Row>
    </nav>
  );
}

const regions: Record<string, readonly [string, ...string[]]> = {
  Coast: ['Mombasa', 'Malindi', 'Kilifi'],
  Nyanza: ['Kisumu', 'Homa Bay', 'Siaya'],
  'Rift Valley': ['Nakuru', 'Eldoret', 'Kericho'],
};

export function SiblingsExample() {
  const [region, setRegion] = useState('Nyanza');
  const towns = regions[region] ?? [''];
  const [chosen, setTown] = useState('Kisumu');
  const town = towns.includes(chosen) ? chosen : towns[0];
  const steps = [
    { what: 'Region', value: region, choices: Object.keys(regions), choose: setRegion },
    { what: 'Town', value: town, choices: towns, choose: setTown },
  ];
  return (
    <nav aria-label="Region and town">
      <Row as="ol" wrap gap={8} className={classes.trail}>
        {steps.map(({ what, value, choices, choose }) => (
          <li key={what}>
            <Menu position="bottom-start">
              <Menu.Target>
                <Button
                  size="compact-md"
                  variant="subtle"
                  color="gray"
                  aria-label={`${what}: ${value}`}
                  rightSection={<IconSelector size={14} stroke={1.8} />}
                >
                  {value}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.RadioGroup value={value} onChange={choose}>
                  {choices.map((choice) => (
                    <Menu.RadioItem key={choice} value={choice} closeMenuOnClick>
                      {choice}
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioGroup>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
        <li>
          <span className={classes.current} aria-current="page">
            Branches
          </span>
        </li>
      </Row>
    </nav>
  );
}

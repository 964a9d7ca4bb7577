import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Badge, Button, Checkbox, Group, SegmentedControl, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconCalendar from '#icons/IconCalendar';
import IconChevronRight from '#icons/IconChevronRight';
import IconGripVertical from '#icons/IconGripVertical';
import IconMail from '#icons/IconMail';
import IconMapPin from '#icons/IconMapPin';
import IconPhone from '#icons/IconPhone';
import IconReceipt from '#icons/IconReceipt';
import IconUsers from '#icons/IconUsers';
import { DragArea } from '../../../../shell/drag/drag-area.tsx';
import { listProps } from '../../../../shell/drag/elements.ts';
import { useDragItem } from '../../../../shell/drag/use-drag-item.ts';
import { useDragWords } from '../../../parts/use-drag-words.ts';
import { links } from '../../../routing/links.ts';
import shared from '../../shared.module.css';
import classes from './examples.module.css';

const stock = [
  { name: 'Maize flour, 2 kg', left: 340 },
  { name: 'Sugar, 1 kg', left: 112 },
  { name: 'Cooking oil, 5 l', left: 9 },
  { name: 'Tea leaves, 500 g', left: 0 },
];

export function PlainExample() {
  return (
    <ul className={classes.list} aria-label="In store">
      {stock.map(({ name, left }) => (
        <li key={name} className={classes.item}>
          <span className={classes.words}>{name}</span>
          <Badge variant="light" color={left < 10 ? 'var(--kz-danger)' : 'var(--kz-neutral)'} tt="none">
            {left === 0 ? 'Sold out' : left}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const pages = [
  { name: 'Invoices', detail: 'Three are past due', to: links.invoices, icon: IconReceipt },
  { name: 'Customers', detail: 'Two came this week', to: links.users, icon: IconUsers },
  { name: 'Calendar', detail: 'Mashujaa Day is a Tuesday', to: links.calendar, icon: IconCalendar },
];

export function LinksExample() {
  return (
    <ul className={classes.list} aria-label="Go on to">
      {pages.map(({ name, detail, to, icon: Icon }) => (
        <li key={name}>
          <Link to={to} className={classes.item}>
            <Icon size={20} stroke={1.6} aria-hidden="true" />
            <div className={classes.words}>
              <Text weight={500}>{name}</Text>
              <p className={shared.detail}>{detail}</p>
            </div>
            <IconChevronRight className={shared.arrow} size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const ways = [
  { verb: 'Call', icon: IconPhone },
  { verb: 'Write to', icon: IconMail },
];

export function PeopleExample() {
  return (
    <ul className={classes.list} aria-label="Who to ask">
      {people.slice(9, 13).map(({ id, fullName, jobTitle, company, avatar }) => (
        <li key={id} className={classes.item}>
          <Avatar name={fullName} src={avatar} size={36} decorative />
          <div className={classes.words}>
            <Text weight={500}>{fullName}</Text>
            <p className={shared.detail}>
              {jobTitle}, {company}
            </p>
          </div>
          {ways.map(({ verb, icon: Icon }) => (
            <ActionIcon
              key={verb}
              variant="subtle"
              color="gray"
              aria-label={`${verb} ${fullName}`}
              onClick={() => toast({ message: `${verb} ${fullName}`, tone: 'INFO' })}
            >
              <Icon size={18} stroke={1.6} />
            </ActionIcon>
          ))}
        </li>
      ))}
    </ul>
  );
}

const due = [
  { name: 'Rent of the store in Thika', amount: 45_000_00 },
  { name: 'Kenya Power, October', amount: 8_730_00 },
  { name: 'Nairobi Water, October', amount: 2_115_00 },
];
const names = due.map(({ name }) => name);

export function SelectableExample() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const sum = due.reduce((total, { name, amount }) => total + (chosen.includes(name) ? amount : 0), 0);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <Stack gap="sm">
      <Checkbox
        label="All bills"
        checked={chosen.length === names.length}
        indeterminate={chosen.length > 0 && chosen.length < names.length}
        onChange={({ currentTarget }) => setChosen(currentTarget.checked ? names : [])}
      />
      <ul className={classes.list} aria-label="Bills that are due">
        {due.map(({ name, amount }) => (
          <li key={name} className={classes.item}>
            <Checkbox
              className={classes.words}
              label={name}
              checked={chosen.includes(name)}
              onChange={() => toggle(name)}
            />
            <Money amount={amount} currency="KES" />
          </li>
        ))}
      </ul>
      <p role="status">
        To pay: <Money amount={sum} currency="KES" />
      </p>
    </Stack>
  );
}

const list = { key: 'stops', kind: 'stop', name: 'Stops', runs: 'down' } as const;
const towns = ['Nairobi', 'Naivasha', 'Nakuru', 'Kericho', 'Kisumu'];

export function SortableExample() {
  const [stops, setStops] = useState(towns);
  const put = (stop: string, at: number) =>
    setStops(stops.filter((other) => other !== stop).toSpliced(at, 0, stop));
  return (
    <DragArea
      lists={[{ ...list, items: stops.map((stop) => ({ key: stop, name: stop })) }]}
      words={useDragWords()}
      onMove={(stop, { at }) => put(stop, at)}
      overlay={(stop) => <div className={classes.carried}>{stop}</div>}
    >
      <ol className={classes.list} aria-label="Stops of the lorry" {...listProps(list)}>
        {stops.map((stop) => (
          <Stop key={stop} name={stop} />
        ))}
      </ol>
    </DragArea>
  );
}

function Stop({ name }: { name: string }) {
  const { item, handle, grip } = useDragItem<HTMLLIElement>(name);
  return (
    <li className={classes.item} {...item}>
      <ActionIcon variant="transparent" color="gray" aria-label={`Move ${name}`} {...handle} {...grip}>
        <IconGripVertical size={16} stroke={1.6} />
      </ActionIcon>
      <span className={classes.words}>{name}</span>
    </li>
  );
}

const states = ['Loading', 'Empty', 'Filled'];

export function EmptyExample() {
  const [state, setState] = useState('Loading');
  return (
    <>
      <Group mb="sm">
        <SegmentedControl aria-label="State of the list" data={states} value={state} onChange={setState} />
      </Group>
      {state === 'Loading' && (
        <div className={classes.list}>
          <SkeletonRows rows={3} label="Branches are being loaded" />
        </div>
      )}
      {state === 'Empty' && (
        <div className={classes.list}>
          <EmptyState
            icon={<IconMapPin size={24} stroke={1.6} />}
            title="No branches yet"
            message="Customers find you by the branches you name here."
            action={<Button onClick={() => setState('Filled')}>Add the first branch</Button>}
          />
        </div>
      )}
      {state === 'Filled' && (
        <ul className={classes.list} aria-label="Branches">
          <li className={classes.item}>Biashara Street, Nairobi</li>
          <li className={classes.item}>Oginga Odinga Street, Kisumu</li>
        </ul>
      )}
    </>
  );
}

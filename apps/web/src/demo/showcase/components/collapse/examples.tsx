import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Spoiler.layer.css';
import { Money } from '@kazi/ui/money';
import {
  ActionIcon,
  Button,
  Collapse,
  Paper,
  Spoiler,
  Stack,
  Switch,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { useId, useState } from 'react';
import IconChevronDown from '#icons/IconChevronDown';
import IconLayoutSidebar from '#icons/IconLayoutSidebar';
import classes from './examples.module.css';

export function ButtonExample() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="default"
        rightSection={<IconChevronDown className={classes.chevron} size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        How the fee is made up
      </Button>
      <Collapse id={id} expanded={isOpen}>
        <Paper withBorder p="sm" mt="sm">
          <p>Safaricom takes KES 23 of a withdrawal of KES 2,000.</p>
          <p>Excise duty of 15% is part of that. Kazi takes nothing.</p>
        </Paper>
      </Collapse>
    </>
  );
}

const paragraphs = [
  'We deliver vegetables from forty farms around Nyahururu to kitchens in Nairobi. The lorry leaves at three in the morning, and what is ordered before six in the evening is on it.',
  'Potatoes come by the sack of fifty kilograms, kale and spinach by the crate, and avocados by the dozen. Whatever arrives bruised is taken back the next day.',
  'Kitchens that order every week pay at the end of the month. The others pay on delivery, to Till 881 442.',
];

export function MoreExample() {
  return (
    <Spoiler maxHeight={64} showLabel="Read on" hideLabel="Show less">
      <Stack gap="xs">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </Spoiler>
  );
}

export function FieldsExample() {
  const [delivers, setDelivers] = useState(true);
  return (
    <>
      <Switch
        label="Deliver the order"
        checked={delivers}
        onChange={({ currentTarget }) => setDelivers(currentTarget.checked)}
      />
      <Collapse expanded={delivers}>
        <Stack gap="sm" mt="md">
          <TextInput label="Street and house" placeholder="Biashara Street 14" />
          <TextInput label="Phone of who receives it" type="tel" dir="ltr" placeholder="0712 345 678" />
        </Stack>
      </Collapse>
    </>
  );
}

const payments = [
  {
    id: 'SJK4H2',
    to: 'Brian Otieno',
    amount: 12_500_00,
    detail: 'Drawings for the stand at the trade fair.',
  },
  { id: 'SJK5P9', to: 'Esther Njeri', amount: 3_200_00, detail: 'Two Saturdays at the counter in Thika.' },
  { id: 'SJM1A7', to: 'Peter Kamau', amount: 48_000_00, detail: 'Wiring of the cold room, first half.' },
];

export function RowsExample() {
  const [open, setOpen] = useState<string>();
  return (
    <ul className={classes.rows}>
      {payments.map(({ id, to, amount, detail }) => (
        <li key={id}>
          <UnstyledButton
            className={classes.row}
            aria-expanded={open === id}
            aria-controls={`payment-${id}`}
            onClick={() => setOpen(open === id ? undefined : id)}
          >
            <IconChevronDown className={classes.chevron} size={16} aria-hidden="true" />
            <span>{to}</span>
            <Money amount={amount} currency="KES" />
          </UnstyledButton>
          <Collapse id={`payment-${id}`} expanded={open === id}>
            <p className={classes.detail}>
              {detail} Reference {id}.
            </p>
          </Collapse>
        </li>
      ))}
    </ul>
  );
}

const folders = ['Inbox', 'Invoices', 'Contracts', 'Archive'];

export function SidewaysExample() {
  const [isOpen, setOpen] = useState(true);
  const [folder, setFolder] = useState('Invoices');
  return (
    <div className={classes.columns}>
      <Collapse id="folders" orientation="horizontal" expanded={isOpen}>
        <ul className={classes.folders} aria-label="Folders">
          {folders.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={classes.folder}
                aria-current={name === folder}
                onClick={() => setFolder(name)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Collapse>
      <div className={classes.main}>
        <ActionIcon
          variant="default"
          aria-label="Folders"
          aria-expanded={isOpen}
          aria-controls="folders"
          onClick={() => setOpen(!isOpen)}
        >
          <IconLayoutSidebar size={16} stroke={1.6} />
        </ActionIcon>
        <p>{folder} holds 12 documents.</p>
      </div>
    </div>
  );
}

import { cents } from '@kazi/contract/cents';
import { Row, Stack } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, CloseButton, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowUp from '#icons/IconArrowUp';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../shell/amount/read-amount.ts';
import classes from './examples.module.css';

interface Line {
  id: number;
  what: string;
  count: number | string;
  price: TypedAmount;
}

export function LinesExample() {
  const addButton = useRef<HTMLButtonElement>(null);
  const nextId = useRef(3);
  const form = useForm<{ lines: Line[] }>({
    initialValues: {
      lines: [
        { id: 1, what: 'Maize, bag of 90 kg', count: 4, price: cents(4_200_00) },
        { id: 2, what: 'Delivery to Nakuru', count: 1, price: cents(1_500_00) },
      ],
    },
  });
  const { lines } = form.values;
  const total = lines.reduce(
    (sum, { count, price }) => sum + (typeof price === 'number' ? Math.round(Number(count) * price) : 0),
    0,
  );
  function add() {
    nextId.current += 1;
    form.insertListItem('lines', { id: nextId.current, what: '', count: 1, price: null });
    const at = lines.length;
    requestAnimationFrame(() => form.getInputNode(`lines.${at}.what`)?.focus());
  }
  function remove(at: number) {
    const line = lines[at];
    if (!line) return;
    form.removeListItem('lines', at);
    addButton.current?.focus();
    toast({
      message: `Line ${at + 1} is removed.`,
      action: { label: 'Undo', run: () => form.insertListItem('lines', line, at) },
    });
  }
  return (
    <>
      <Stack as="ol" gap={10} className={classes.rows} aria-label="Lines of the invoice">
        {lines.map(({ id }, at) => (
          <li key={id} className={classes.line}>
            <TextInput
              aria-label={`What line ${at + 1} is for`}
              {...form.getInputProps(`lines.${at}.what`)}
            />
            <NumberInput
              aria-label={`How many of line ${at + 1}`}
              min={0}
              {...form.getInputProps(`lines.${at}.count`)}
            />
            <AmountField
              name="showcase-line-price"
              aria-label={`Price of line ${at + 1}`}
              required={false}
              {...form.getInputProps(`lines.${at}.price`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove line ${at + 1}`}
              onClick={() => remove(at)}
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </Stack>
      <Row justify="between" wrap gap={8}>
        <Button
          ref={addButton}
          variant="default"
          leftSection={<IconPlus size={16} stroke={2} />}
          onClick={add}
        >
          Add a line
        </Button>
        <strong role="status">
          Sum: <Money amount={total} currency="KES" />
        </strong>
      </Row>
    </>
  );
}

const most = 4;

export function ContactsExample() {
  const [contacts, setContacts] = useState([{ id: 1, phone: '+254 712 000 345' }]);
  const [lastId, setLastId] = useState(1);
  function add() {
    setLastId(lastId + 1);
    setContacts([...contacts, { id: lastId + 1, phone: '' }]);
  }
  const change = (id: number, phone: string) =>
    setContacts(contacts.map((contact) => (contact.id === id ? { id, phone } : contact)));
  return (
    <>
      <Stack as="ul" gap={10} className={classes.rows} aria-label="Phones of the shop">
        {contacts.map(({ id, phone }, at) => (
          <Row as="li" key={id} gap={4}>
            <TextInput
              ref={(input) => {
                if (id > 1 && id === lastId && phone === '') input?.focus();
              }}
              className={classes.grows}
              aria-label={`Phone ${at + 1}`}
              type="tel"
              dir="ltr"
              value={phone}
              onChange={({ currentTarget }) => change(id, currentTarget.value)}
            />
            {contacts.length > 1 && (
              <CloseButton
                size={36}
                aria-label={`Remove phone ${at + 1}`}
                onClick={() => setContacts(contacts.filter((contact) => contact.id !== id))}
              />
            )}
          </Row>
        ))}
      </Stack>
      <Row justify="between" wrap gap={8}>
        <Button variant="default" disabled={contacts.length === most} onClick={add}>
          Add a phone
        </Button>
        <span>
          {contacts.length} of {most}
        </span>
      </Row>
    </>
  );
}

export function OrderedExample() {
  const [stops, setStops] = useState(['Naivasha', 'Nakuru', 'Kericho', 'Kisumu']);
  const [said, setSaid] = useState('');
  function move(stop: string, by: 1 | -1) {
    const to = stops.indexOf(stop) + by;
    if (to < 0 || to === stops.length) return;
    setStops(stops.filter((one) => one !== stop).toSpliced(to, 0, stop));
    setSaid(`${stop} is stop ${to + 1} of ${stops.length}.`);
  }
  return (
    <>
      <Stack as="ol" gap={10} className={classes.rows} aria-label="Stops of the lorry">
        {stops.map((stop, at) => (
          <Row as="li" key={stop} gap={4}>
            <span className={classes.number}>{at + 1}</span>
            <span className={classes.grows}>{stop}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Move ${stop} earlier`}
              data-disabled={at === 0}
              aria-disabled={at === 0}
              onClick={() => move(stop, -1)}
            >
              <IconArrowUp size={18} stroke={1.8} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Move ${stop} later`}
              data-disabled={at === stops.length - 1}
              aria-disabled={at === stops.length - 1}
              onClick={() => move(stop, 1)}
            >
              <IconArrowDown size={18} stroke={1.8} />
            </ActionIcon>
          </Row>
        ))}
      </Stack>
      <p role="status">{said}</p>
    </>
  );
}

import { cents } from '@kazi/contract/cents';
import { Money } from '@kazi/ui/money';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../shell/amount/read-amount.ts';
import classes from './repeater.module.css';

interface Line {
  id: number;
  what: string;
  count: number | string;
  price: TypedAmount;
}

export default function Lines() {
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
      <ol className={classes.rows} aria-label="Lines of the invoice">
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
      </ol>
      <div className={classes.foot}>
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
      </div>
    </>
  );
}

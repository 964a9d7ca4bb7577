import { cents } from '@kazi/contract/cents';
import { Row } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, Group, NativeSelect, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../shell/amount/read-amount.ts';
import classes from './examples.module.css';

export function VerticalExample() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'The customer is kept.' });
      }}
    >
      <Stack gap="md">
        <TextInput label="Name" autoComplete="name" required />
        <TextInput label="Phone" type="tel" autoComplete="tel" dir="ltr" placeholder="+254 712 000 345" />
        <Textarea label="Where they are found" rows={2} dir="auto" />
        <Group gap="sm">
          <Button type="submit">Keep</Button>
          <Button type="reset" variant="default">
            Start over
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

export function BesideExample() {
  const id = useId();
  return (
    <form
      className={classes.beside}
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'The shop is kept.' });
      }}
    >
      <label htmlFor={`${id}-name`}>Name of the shop</label>
      <TextInput id={`${id}-name`} defaultValue="Duka Letu" />
      <label htmlFor={`${id}-till`}>Till number</label>
      <TextInput id={`${id}-till`} defaultValue="522522" inputMode="numeric" dir="ltr" />
      <label htmlFor={`${id}-language`}>Receipts in</label>
      <NativeSelect id={`${id}-language`} data={['Kiswahili', 'English']} />
      <Button type="submit" className={classes.send}>
        Keep
      </Button>
    </form>
  );
}

export function ColumnsExample() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'The address is kept.' });
      }}
    >
      <Stack gap="md" align="stretch">
        <div className={classes.columns}>
          <TextInput label="First name" autoComplete="given-name" defaultValue="Mercy" />
          <TextInput label="Last name" autoComplete="family-name" defaultValue="Atieno" />
          <TextInput label="Street" autoComplete="street-address" defaultValue="Oginga Odinga Street 12" />
          <TextInput label="Town" autoComplete="address-level2" defaultValue="Kisumu" />
          <TextInput label="Post code" autoComplete="postal-code" inputMode="numeric" defaultValue="40100" />
          <NativeSelect label="County" data={['Kisumu', 'Siaya', 'Homa Bay', 'Migori']} />
        </div>
        <Button type="submit" w="fit-content">
          Keep the address
        </Button>
      </Stack>
    </form>
  );
}

export function SectionsExample() {
  const [cash, setCash] = useState<TypedAmount>(cents(20_000_00));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof cash !== 'number') return;
        toast({ message: 'The branch is opened.' });
      }}
    >
      <fieldset className={classes.section}>
        <legend>
          Branch <small>As customers see it</small>
        </legend>
        <Stack gap="md">
          <TextInput label="Name" defaultValue="Duka Letu Nakuru" />
          <TextInput label="Landmark" defaultValue="Opposite the railway station" />
        </Stack>
      </fieldset>
      <fieldset className={classes.section}>
        <legend>
          Money <small>What the till may hold</small>
        </legend>
        <Stack gap="md">
          <AmountField name="showcase-cash" label="Cash at most" value={cash} onChange={setCash} />
          <Radio.Group label="Banked" defaultValue="day">
            <Stack gap="xs" mt="xs">
              <Radio value="day" label="Every evening" />
              <Radio value="week" label="On Fridays" />
            </Stack>
          </Radio.Group>
        </Stack>
      </fieldset>
      <Stack gap="md" align="flex-start">
        <Checkbox label="Tell the customers of Nakuru by text message" defaultChecked />
        <Button type="submit">Open the branch</Button>
      </Stack>
    </form>
  );
}

const orders = [
  { name: 'KZ-1042, maize', town: 'Nakuru' },
  { name: 'KZ-1043, tilapia', town: 'Kisumu' },
  { name: 'KZ-1044, tea', town: 'Kericho' },
  { name: 'KZ-1045, mangoes', town: 'Kisumu' },
];
const all = 'All towns';
const none = { text: '', town: all };

export function InlineExample() {
  const [filter, setFilter] = useState(none);
  const found = orders.filter(
    ({ name, town }) =>
      name.toLowerCase().includes(filter.text.toLowerCase()) && (filter.town === all || town === filter.town),
  );
  return (
    <Stack gap="xs">
      <Row as="search" align="end" wrap gap={12}>
        <TextInput
          label="Order"
          value={filter.text}
          onChange={({ currentTarget }) => setFilter({ ...filter, text: currentTarget.value })}
        />
        <NativeSelect
          label="Town"
          value={filter.town}
          onChange={({ currentTarget }) => setFilter({ ...filter, town: currentTarget.value })}
          data={[all, 'Kericho', 'Kisumu', 'Nakuru']}
        />
        <Button variant="default" onClick={() => setFilter(none)}>
          Clear
        </Button>
      </Row>
      <p role="status">
        {found.length} of {orders.length} orders
      </p>
      <ul>
        {found.map(({ name, town }) => (
          <li key={name}>
            {name}, to {town}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

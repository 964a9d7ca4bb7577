import { cents } from '@kazi/contract/cents';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../shell/amount/read-amount.ts';
import classes from './layout.module.css';

export default function Sections() {
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

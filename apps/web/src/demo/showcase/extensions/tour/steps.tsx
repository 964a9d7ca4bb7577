import { cents } from '@kazi/contract/cents';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../shell/amount/read-amount.ts';
import classes from './tour.module.css';

/** The library is fetched when someone wants the tour. */
async function begin() {
  const [{ driver }] = await Promise.all([import('driver.js'), import('driver.js/dist/driver.css')]);
  driver({
    showProgress: true,
    popoverClass: classes.popover ?? '',
    steps: [
      {
        element: '#tour-amount',
        popover: { title: 'How much', description: 'Whole shillings, at most 250,000.' },
      },
      { element: '#tour-phone', popover: { title: 'To whom', description: 'Any Kenyan number.' } },
      {
        element: '#tour-send',
        popover: { title: 'Off it goes', description: 'It is asked once more before.' },
      },
    ],
  }).drive();
}

export default function Steps() {
  const [amount, setAmount] = useState<TypedAmount>(cents(2_500_00));
  return (
    <>
      <Button mb="md" onClick={begin}>
        Show me around
      </Button>
      <Group align="flex-end">
        <AmountField
          name="showcase-tour"
          id="tour-amount"
          label="Amount"
          value={amount}
          onChange={setAmount}
        />
        <TextInput id="tour-phone" label="Phone" defaultValue="0712 345 678" />
        <Button id="tour-send" variant="default" type="button" onClick={begin}>
          Explain again
        </Button>
      </Group>
    </>
  );
}

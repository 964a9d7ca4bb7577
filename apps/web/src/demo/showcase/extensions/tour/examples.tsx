import { cents } from '@kazi/contract/cents';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../shell/amount/read-amount.ts';
import classes from './examples.module.css';

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
        popover: { title: 'Off it goes', description: 'You are asked to confirm first.' },
      },
    ],
  }).drive();
}

export function StepsExample() {
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
        <TextInput id="tour-phone" label="Phone" type="tel" dir="ltr" defaultValue="0712 345 678" />
        <Button id="tour-send" variant="default" type="button" onClick={begin}>
          Explain again
        </Button>
      </Group>
    </>
  );
}

/** Points out one thing that is new. */
async function point() {
  const [{ driver }] = await Promise.all([import('driver.js'), import('driver.js/dist/driver.css')]);
  driver({ popoverClass: classes.popover ?? '' }).highlight({
    element: '#tour-new',
    popover: { title: 'New', description: 'Statements can be saved as Excel files now.' },
  });
}

export function OneHintExample() {
  return (
    <Button.Group>
      <Button variant="default" onClick={point}>
        What is new?
      </Button>
      <Button id="tour-new" variant="default" onClick={point}>
        Statements
      </Button>
    </Button.Group>
  );
}

/** Offered once: who skipped it or saw it to the end is not asked again on this device. */
export function RememberedExample() {
  const [isSeen, setSeen] = useLocalStorage({ key: 'kazi.showcase.tour', defaultValue: false });
  async function begin() {
    const [{ driver }] = await Promise.all([import('driver.js'), import('driver.js/dist/driver.css')]);
    driver({
      popoverClass: classes.popover ?? '',
      onDestroyed: () => setSeen(true),
      steps: [
        { popover: { title: 'Karibu', description: 'Two words about this page, or press Escape.' } },
        { element: '#tour-again', popover: { title: 'Here', description: 'The tour can be had again.' } },
      ],
    }).drive();
  }
  return (
    <>
      <Text size="sm" mb="sm" role="status">
        {isSeen ? 'You have seen the tour.' : 'You have not seen the tour yet.'}
      </Text>
      <Button id="tour-again" variant="default" onClick={begin}>
        {isSeen ? 'See it again' : 'Begin'}
      </Button>
    </>
  );
}

import { Button, Group, TextInput } from '@mantine/core';
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
  return (
    <>
      <Button mb="md" onClick={begin}>
        Show me around
      </Button>
      <Group align="flex-end">
        <TextInput id="tour-amount" label="Amount" defaultValue="2,500" />
        <TextInput id="tour-phone" label="Phone" defaultValue="0712 345 678" />
        <Button id="tour-send" variant="default" type="button" onClick={begin}>
          Explain again
        </Button>
      </Group>
    </>
  );
}

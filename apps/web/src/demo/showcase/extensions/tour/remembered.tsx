import { Button, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import classes from './tour.module.css';

/** Offered once: who skipped it or saw it to the end is not asked again on this device. */
export default function Remembered() {
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

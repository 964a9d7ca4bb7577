import { Button } from '@mantine/core';
import classes from './tour.module.css';

/** Points out one thing that is new. */
async function point() {
  const [{ driver }] = await Promise.all([import('driver.js'), import('driver.js/dist/driver.css')]);
  driver({ popoverClass: classes.popover ?? '' }).highlight({
    element: '#tour-new',
    popover: { title: 'New', description: 'Statements can be saved as Excel files now.' },
  });
}

export default function OneHint() {
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

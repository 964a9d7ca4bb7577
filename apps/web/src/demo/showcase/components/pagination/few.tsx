import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import IconChevronLeft from '#icons/IconChevronLeft';
import IconChevronRight from '#icons/IconChevronRight';
import classes from './pagination.module.css';

const weeks = ['16 to 22 November', '9 to 15 November', '2 to 8 November', '26 October to 1 November'];

export default function Few() {
  const [at, setAt] = useState(1);
  return (
    <Group justify="space-between" gap="xs">
      <Button
        variant="default"
        leftSection={<IconChevronLeft className={classes.arrow} size={16} aria-hidden="true" />}
        disabled={at === weeks.length - 1}
        onClick={() => setAt(at + 1)}
      >
        Earlier
      </Button>
      <p role="status">{weeks[at]}</p>
      <Button
        variant="default"
        rightSection={<IconChevronRight className={classes.arrow} size={16} aria-hidden="true" />}
        disabled={at === 0}
        onClick={() => setAt(at - 1)}
      >
        Later
      </Button>
    </Group>
  );
}

import { Button, Collapse, Paper } from '@mantine/core';
import { useId, useState } from 'react';
import IconChevronDown from '#icons/IconChevronDown';
import classes from './collapse.module.css';

export default function ByButton() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="default"
        rightSection={<IconChevronDown className={classes.chevron} size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        How the fee is made up
      </Button>
      <Collapse id={id} expanded={isOpen}>
        <Paper withBorder p="sm" mt="sm">
          <p>Safaricom takes KES 23 of a withdrawal of KES 2,000.</p>
          <p>Excise duty of 15% is part of that. Kazi takes nothing.</p>
        </Paper>
      </Collapse>
    </>
  );
}

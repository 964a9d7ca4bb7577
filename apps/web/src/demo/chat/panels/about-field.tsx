import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from './panels.module.css';

const most = 120;

/** A sentence about oneself. */
export function AboutField({ about, onSave }: { about: string; onSave: (about: string) => void }) {
  const [typed, setTyped] = useState(about);
  const isChanged = typed.trim() !== about;
  return (
    <form
      className={classes.about}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed.trim());
      }}
    >
      <Textarea
        label="About"
        description={`${most - typed.length} characters left`}
        inputWrapperOrder={['label', 'input', 'description']}
        autosize
        minRows={2}
        maxLength={most}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isChanged && (
        <Button type="submit" size="compact-sm" className={classes.save}>
          Save
        </Button>
      )}
    </form>
  );
}

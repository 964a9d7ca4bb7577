import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { toast } from '@kazi/ui/toast';
import { NativeSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import classes from './modals.module.css';

const rights = ['May read', 'May comment', 'May edit'];

/** Adds people to something, each with what they may do. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const [shared, setShared] = useState(people.slice(1, 4));
  const others = people.filter((person) => !shared.includes(person));
  const add = (id: string | null) => {
    const person = others.find((other) => String(other.id) === id);
    if (person) setShared([...shared, person]);
  };
  return (
    <FormDialog
      title="Share the project"
      submitLabel="Share"
      busy={false}
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: `Shared with ${shared.length} people.` });
        onClose();
      }}
      onClose={onClose}
    >
      <Select
        label="Add somebody"
        placeholder="Type a name"
        searchable
        value={null}
        data={others.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
        onChange={add}
        data-autofocus
      />
      <ul className={classes.people}>
        {shared.map(({ id, fullName, avatar }) => (
          <li key={id}>
            <Avatar name={fullName} src={avatar} size={32} decorative />
            <span>{fullName}</span>
            <NativeSelect aria-label={`What ${fullName} may do`} data={rights} defaultValue={rights[1]} />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

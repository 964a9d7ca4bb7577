import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Select } from '@mantine/core';
import { useState } from 'react';
import classes from './people.module.css';

const byId = new Map(people.slice(0, 12).map((person) => [String(person.id), person]));
const data = [...byId].map(([value, { fullName, company }]) => ({ value, label: `${fullName}, ${company}` }));

export default function People() {
  const [id, setId] = useState<string | null>('7');
  const chosen = byId.get(id ?? '');
  return (
    <Select
      label="Who delivers"
      placeholder="Choose a person"
      data={data}
      value={id}
      onChange={setId}
      searchable
      nothingFoundMessage="Nobody is called that"
      leftSection={chosen && <Avatar name={chosen.fullName} src={chosen.avatar} size={22} decorative />}
      renderOption={({ option }) => {
        const person = byId.get(option.value);
        return (
          <span className={classes.person}>
            <Avatar name={person?.fullName ?? ''} src={person?.avatar} size={32} decorative />
            <span className={classes.words}>
              {person?.fullName}
              <small>{person?.company}</small>
            </span>
          </span>
        );
      }}
    />
  );
}

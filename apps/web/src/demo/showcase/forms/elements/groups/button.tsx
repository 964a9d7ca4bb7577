import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './groups.module.css';

export default function JoinedButton() {
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: `An invitation is on its way to ${email}.` });
        setEmail('');
      }}
    >
      <div className={classes.joined}>
        <TextInput
          className={classes.grows}
          label="Invite by mail"
          type="email"
          required
          withAsterisk={false}
          placeholder="peter@juakali.example"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Button type="submit">Invite</Button>
      </div>
    </form>
  );
}

import { Button, CloseButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './repeater.module.css';

const most = 4;

export default function Contacts() {
  const [contacts, setContacts] = useState([{ id: 1, phone: '+254 712 000 345' }]);
  const [lastId, setLastId] = useState(1);
  function add() {
    setLastId(lastId + 1);
    setContacts([...contacts, { id: lastId + 1, phone: '' }]);
  }
  const change = (id: number, phone: string) =>
    setContacts(contacts.map((contact) => (contact.id === id ? { id, phone } : contact)));
  return (
    <>
      <ul className={classes.rows} aria-label="Phones of the shop">
        {contacts.map(({ id, phone }, at) => (
          <li key={id} className={classes.row}>
            <TextInput
              ref={(input) => {
                if (id > 1 && id === lastId && phone === '') input?.focus();
              }}
              className={classes.grows}
              aria-label={`Phone ${at + 1}`}
              type="tel"
              dir="ltr"
              value={phone}
              onChange={({ currentTarget }) => change(id, currentTarget.value)}
            />
            {contacts.length > 1 && (
              <CloseButton
                size={36}
                aria-label={`Remove phone ${at + 1}`}
                onClick={() => setContacts(contacts.filter((contact) => contact.id !== id))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <Button variant="default" disabled={contacts.length === most} onClick={add}>
          Add a phone
        </Button>
        <span>
          {contacts.length} of {most}
        </span>
      </div>
    </>
  );
}

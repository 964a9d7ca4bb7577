import type { Contact } from '@kazi/simulation/chat';
import { people } from '@kazi/simulation/people';
import { Drawer } from '@mantine/core';
import IconBuilding from '#icons/IconBuilding';
import IconMail from '#icons/IconMail';
import IconMapPin from '#icons/IconMapPin';
import { PanelHead } from './panel-head.tsx';
import classes from './panels.module.css';

interface ContactPanelProps {
  contact: Contact;
  opened: boolean;
  onClose: () => void;
}

/** What is known of a contact. */
export function ContactPanel({ contact, opened, onClose }: ContactPanelProps) {
  const person = people.find(({ id }) => id === contact.id);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={360}
      padding={20}
      title="Contact"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <PanelHead person={contact} />
      <h3 className={classes.heading}>About</h3>
      <p>{contact.about}</p>
      {person && (
        <>
          <h3 className={classes.heading}>Reached at</h3>
          <ul className={classes.facts}>
            <li>
              <IconMail size={18} stroke={1.7} />
              <a href={`mailto:${person.email}`}>{person.email}</a>
            </li>
            <li>
              <IconBuilding size={18} stroke={1.7} />
              {person.company}
            </li>
            <li>
              <IconMapPin size={18} stroke={1.7} />
              {person.city}
            </li>
          </ul>
        </>
      )}
    </Drawer>
  );
}

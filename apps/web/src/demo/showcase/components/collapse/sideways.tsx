import { ActionIcon, Collapse } from '@mantine/core';
import { useState } from 'react';
import IconLayoutSidebar from '#icons/IconLayoutSidebar';
import classes from './collapse.module.css';

const folders = ['Inbox', 'Invoices', 'Contracts', 'Archive'];

export default function Sideways() {
  const [isOpen, setOpen] = useState(true);
  const [folder, setFolder] = useState('Invoices');
  return (
    <div className={classes.columns}>
      <Collapse id="folders" orientation="horizontal" expanded={isOpen}>
        <ul className={classes.folders} aria-label="Folders">
          {folders.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={classes.folder}
                aria-current={name === folder}
                onClick={() => setFolder(name)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Collapse>
      <div className={classes.main}>
        <ActionIcon
          variant="default"
          aria-label="Folders"
          aria-expanded={isOpen}
          aria-controls="folders"
          onClick={() => setOpen(!isOpen)}
        >
          <IconLayoutSidebar size={16} stroke={1.6} />
        </ActionIcon>
        <p>{folder} holds 12 documents.</p>
      </div>
    </div>
  );
}

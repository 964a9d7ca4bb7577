import { Menu } from '@mantine/core';
import { useState } from 'react';
import IconCheck from '#icons/IconCheck';
import { ContextMenu } from '../../../parts/context-menu.tsx';
import classes from './row.module.css';

const views = ['Day', 'Week', 'Month'];

export default function Choices() {
  const [view, setView] = useState('Week');
  const [hasWeekends, setWeekends] = useState(true);
  return (
    <ContextMenu
      label="How the plan is shown"
      items={
        <>
          <Menu.Label>View</Menu.Label>
          {views.map((name) => (
            <Menu.Item
              key={name}
              role="menuitemradio"
              aria-checked={name === view}
              rightSection={name === view && <IconCheck size={16} />}
              onClick={() => setView(name)}
            >
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            role="menuitemcheckbox"
            aria-checked={hasWeekends}
            rightSection={hasWeekends && <IconCheck size={16} />}
            onClick={() => setWeekends(!hasWeekends)}
          >
            Weekends
          </Menu.Item>
          <Menu.Item disabled>Public holidays</Menu.Item>
        </>
      }
    >
      {(attributes) => (
        <button type="button" className={classes.area} {...attributes}>
          Plan by {view.toLowerCase()}, weekends {hasWeekends ? 'shown' : 'hidden'}
        </button>
      )}
    </ContextMenu>
  );
}

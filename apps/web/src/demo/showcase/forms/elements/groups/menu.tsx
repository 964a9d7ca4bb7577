import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, Menu } from '@mantine/core';
import IconChevronDown from '#icons/IconChevronDown';
import classes from './groups.module.css';

const others = ['Save and make another', 'Save as a draft', 'Save as a pattern'];

export default function JoinedMenu() {
  const save = (how: string) => toast({ message: `${how}: done.` });
  return (
    <div className={classes.joined}>
      <Button onClick={() => save('Save')}>Save</Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size={36} aria-label="Other ways to save">
            <IconChevronDown size={16} stroke={2} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((how) => (
            <Menu.Item key={how} onClick={() => save(how)}>
              {how}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

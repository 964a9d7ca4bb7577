import { ActionIcon, Group, Popover } from '@mantine/core';
import IconHelpCircle from '#icons/IconHelpCircle';
import classes from './popovers.module.css';

const taxes = {
  PAYE: 'Income tax, from KES 24,000 a month. It is due on the 9th of the next month.',
  SHIF: 'For the hospital: 2.75% of the gross pay, at least KES 300.',
  'Housing levy': '1.5% of the gross pay, and as much again from the firm.',
};

export default function Info() {
  return (
    <ul className={classes.list}>
      {Object.entries(taxes).map(([name, text]) => (
        <li key={name}>
          <Group gap={4}>
            <span>{name}</span>
            <Popover width={260} position="top" withArrow>
              <Popover.Target>
                <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`What is ${name}?`}>
                  <IconHelpCircle size={16} stroke={1.6} />
                </ActionIcon>
              </Popover.Target>
              <Popover.Dropdown aria-label={name}>
                <p>{text}</p>
              </Popover.Dropdown>
            </Popover>
          </Group>
        </li>
      ))}
    </ul>
  );
}

import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import IconSelector from '#icons/IconSelector';
import classes from './breadcrumbs.module.css';

const regions: Record<string, readonly [string, ...string[]]> = {
  Coast: ['Mombasa', 'Malindi', 'Kilifi'],
  Nyanza: ['Kisumu', 'Homa Bay', 'Siaya'],
  'Rift Valley': ['Nakuru', 'Eldoret', 'Kericho'],
};

export default function Siblings() {
  const [region, setRegion] = useState('Nyanza');
  const towns = regions[region] ?? [''];
  const [chosen, setTown] = useState('Kisumu');
  const town = towns.includes(chosen) ? chosen : towns[0];
  const steps = [
    { what: 'Region', value: region, choices: Object.keys(regions), choose: setRegion },
    { what: 'Town', value: town, choices: towns, choose: setTown },
  ];
  return (
    <nav aria-label="Region and town">
      <ol className={classes.trail}>
        {steps.map(({ what, value, choices, choose }) => (
          <li key={what}>
            <Menu position="bottom-start">
              <Menu.Target>
                <Button
                  size="compact-md"
                  variant="subtle"
                  color="gray"
                  aria-label={`${what}: ${value}`}
                  rightSection={<IconSelector size={14} stroke={1.8} />}
                >
                  {value}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.RadioGroup value={value} onChange={choose}>
                  {choices.map((choice) => (
                    <Menu.RadioItem key={choice} value={choice} closeMenuOnClick>
                      {choice}
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioGroup>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
        <li>
          <span className={classes.current} aria-current="page">
            Branches
          </span>
        </li>
      </ol>
    </nav>
  );
}

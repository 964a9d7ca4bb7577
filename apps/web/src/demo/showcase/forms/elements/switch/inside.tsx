import { Stack, Switch } from '@mantine/core';
import IconCheck from '#icons/IconCheck';
import IconMoon from '#icons/IconMoon';
import IconSun from '#icons/IconSun';
import IconX from '#icons/IconX';
import classes from './inside.module.css';

const icon = { size: 14, stroke: 2.2, 'aria-hidden': true } as const;

export default function Inside() {
  return (
    <Stack gap="md">
      <Switch size="lg" label="Deliver on Sundays" onLabel="YES" offLabel="NO" defaultChecked />
      <Switch
        size="lg"
        label="Open at night"
        onLabel={<IconMoon {...icon} />}
        offLabel={<IconSun {...icon} />}
      />
      <Switch
        size="md"
        label="Sold on the market"
        thumbIcon={<IconCheck {...icon} className={classes.check} />}
        defaultChecked
      />
      <Switch size="md" label="Sold abroad" thumbIcon={<IconX {...icon} className={classes.cross} />} />
    </Stack>
  );
}

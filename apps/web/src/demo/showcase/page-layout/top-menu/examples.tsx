import { DataCard } from '@kazi/ui/data-card';
import { Button, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { setPreference, usePreferences } from '../../../../shell/preferences.ts';
import { useLayoutOverride } from '../../../../shell/use-layout-override.ts';
import shared from '../../shared.module.css';

export function LiveExample() {
  const [isOn, setOn] = useState(true);
  useLayoutOverride(isOn ? { layout: 'horizontal' } : {});
  return (
    <Switch
      label="Put the menu along the top on this page"
      description="It is back as you had it when you leave the page. Phones keep their menu behind a button."
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}

export function KeepExample() {
  const isKept = usePreferences().layout === 'horizontal';
  return (
    <Stack gap="sm" align="flex-start">
      <p role="status">
        {isKept
          ? 'The menu is along the top on every page of this device.'
          : 'Your menu is at the side on all other pages.'}
      </p>
      <Button
        variant={isKept ? 'default' : 'filled'}
        onClick={() => setPreference('layout', isKept ? 'vertical' : 'horizontal')}
      >
        {isKept ? 'Put it back to the side' : 'Keep it along the top'}
      </Button>
    </Stack>
  );
}

const figures = [
  { label: 'Orders', value: '1,284', detail: 'this month' },
  { label: 'To be packed', value: '36', detail: 'before noon' },
  { label: 'On the way', value: '18', detail: 'with six riders' },
  { label: 'Returned', value: '7', detail: 'of the last 28 days' },
  { label: 'Sold', value: 'KES 548K', detail: 'this month' },
];

export function FiguresExample() {
  return (
    <div className={shared.figures}>
      {figures.map((figure) => (
        <DataCard key={figure.label} {...figure} />
      ))}
    </div>
  );
}

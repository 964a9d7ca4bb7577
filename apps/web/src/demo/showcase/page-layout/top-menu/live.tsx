import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useLayoutOverride } from '../../../../shell/use-layout-override.ts';

export default function Live() {
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

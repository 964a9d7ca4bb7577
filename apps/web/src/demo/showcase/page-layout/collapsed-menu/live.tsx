import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useLayoutOverride } from '../../../../shell/use-layout-override.ts';

export default function Live() {
  const [isOn, setOn] = useState(true);
  useLayoutOverride(isOn ? { menu: 'collapsed' } : {});
  return (
    <Switch
      label="Collapse the menu on this page"
      description="It is back as you had it when you leave the page. Phones have no menu at the side."
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}

import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useLayoutOverride } from '../../../../shell/use-layout-override.ts';

export default function Live() {
  const [isOn, setOn] = useState(true);
  useLayoutOverride(isOn ? { bare: true } : {});
  return (
    <Switch
      label="Leave the menu out on this page"
      description="The search at the top still leads to every page."
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}

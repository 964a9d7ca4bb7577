import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useLayoutOverride } from '../../../../shell/use-layout-override.ts';

export default function Live() {
  const [isOn, setOn] = useState(true);
  useLayoutOverride(isOn ? { width: 'boxed' } : {});
  return (
    <Switch
      label="Put the frame into a box on this page"
      description="Seen on screens wider than 1200 pixels."
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}

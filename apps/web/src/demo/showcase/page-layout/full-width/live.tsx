import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useLayoutOverride } from '../../../../shell/use-layout-override.ts';

export default function Live() {
  const [isOn, setOn] = useState(true);
  useLayoutOverride(isOn ? { width: 'full' } : {});
  return (
    <Switch
      label="Let this page take all the width"
      description="This page is narrow otherwise, as forms and texts are."
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}

import { Collapse, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';

export default function Fields() {
  const [delivers, setDelivers] = useState(true);
  return (
    <>
      <Switch
        label="Deliver the order"
        checked={delivers}
        onChange={({ currentTarget }) => setDelivers(currentTarget.checked)}
      />
      <Collapse expanded={delivers}>
        <Stack gap="sm" mt="md">
          <TextInput label="Street and house" placeholder="Biashara Street 14" />
          <TextInput label="Phone of who receives it" type="tel" placeholder="0712 345 678" />
        </Stack>
      </Collapse>
    </>
  );
}

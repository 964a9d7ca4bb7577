import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = useState(['Tuesday', 'Friday']);
  return (
    <Checkbox.Group
      label="Days of delivery"
      description="The lorry to Nakuru leaves at six."
      value={chosen}
      onChange={setChosen}
      error={chosen.length === 0 && 'Choose one day at least.'}
      withAsterisk
    >
      <Stack gap="xs" mt="xs">
        {days.map((day) => (
          <Checkbox key={day} value={day} label={day} disabled={day === 'Saturday'} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

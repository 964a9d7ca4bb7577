import '@mantine/dates/styles.layer.css';
import { Stack } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import { useState } from 'react';

/** The lists scroll by keyboard too. */
const scrollAreaProps = { viewportProps: { tabIndex: 0 } };
const slots = ['08:00', '10:00', '12:00', '14:00', '16:00'];

export default function Time() {
  const [opens, setOpens] = useState('08:00');
  return (
    <Stack gap="md">
      <TimePicker
        label="The shop opens at"
        description="Between 6:00 and 12:00"
        value={opens}
        onChange={setOpens}
        min="06:00"
        max="12:00"
        minutesStep={5}
        withDropdown
        scrollAreaProps={scrollAreaProps}
        hoursInputLabel="Hour"
        minutesInputLabel="Minute"
        dir="ltr"
      />
      <TimePicker
        label="Delivery at"
        description="Every two hours"
        defaultValue="10:00"
        withDropdown
        presets={slots}
        closeDropdownOnPresetSelect
        scrollAreaProps={scrollAreaProps}
        hoursInputLabel="Hour"
        minutesInputLabel="Minute"
        dir="ltr"
      />
    </Stack>
  );
}

import { Stack, TextInput } from '@mantine/core';
import { useId } from 'react';
import classes from './groups.module.css';

const fields = [
  { label: 'Price', before: 'KES', after: 'a month', value: '2,500', mode: 'decimal' },
  { label: 'Distance', before: undefined, after: 'km', value: '482', mode: 'numeric' },
  { label: 'Page of the shop', before: 'duka.example/', after: undefined, value: 'mawingu', mode: 'url' },
] as const;

export default function Units() {
  const id = useId();
  return (
    <Stack gap="md">
      {fields.map(({ label, before, after, value, mode }) => (
        <TextInput
          key={label}
          label={label}
          defaultValue={value}
          inputMode={mode}
          dir="ltr"
          aria-describedby={`${id}-${label}`}
          leftSection={
            before && (
              <span id={`${id}-${label}`} className={classes.unit}>
                {before}
              </span>
            )
          }
          leftSectionWidth={before && before.length * 8 + 24}
          rightSection={
            after && (
              <span id={before ? undefined : `${id}-${label}`} className={classes.unit}>
                {after}
              </span>
            )
          }
          rightSectionWidth={after && after.length * 8 + 24}
        />
      ))}
    </Stack>
  );
}

import { Stack, Text } from '@mantine/core';
import { languages } from './words.ts';

const towns: Record<string, string[]> = {
  en: ['Nairobi', 'Mombasa', 'Kisumu'],
  sw: ['Nairobi', 'Mombasa', 'Kisumu'],
  fr: ['Nairobi', 'Mombasa', 'Kisumu'],
  ar: ['نيروبي', 'مومباسا', 'كيسومو'],
};

export default function Lists() {
  return (
    <Stack gap="xs">
      {languages.map(({ value }) => (
        <Text key={value} size="sm" lang={value} dir="auto">
          {new Intl.ListFormat(value, { type: 'conjunction' }).format(towns[value] ?? [])}
        </Text>
      ))}
    </Stack>
  );
}

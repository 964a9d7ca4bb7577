import { Group, NumberInput, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { directionOf, languages, wordsIn } from './words.ts';

export default function SwitchLanguage() {
  const [language, setLanguage] = useState('sw');
  const [count, setCount] = useState(3);
  const t = wordsIn(language);
  return (
    <>
      <Group gap="sm" mb="md">
        <SegmentedControl
          size="xs"
          aria-label="Language of the sample"
          data={languages}
          value={language}
          onChange={setLanguage}
        />
        <NumberInput
          w={88}
          size="xs"
          aria-label="Number of items"
          min={0}
          max={1000}
          value={count}
          onChange={(typed) => setCount(Number(typed))}
        />
      </Group>
      <div lang={language} dir={directionOf(language)}>
        <Text fw={600}>{t('title')}</Text>
        <Text size="sm" role="status">
          {t('items', { count })}
        </Text>
        <Text size="sm">{t('greeting', { name: 'Amina' })}</Text>
      </div>
    </>
  );
}

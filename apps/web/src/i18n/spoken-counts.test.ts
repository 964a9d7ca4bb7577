import { expect, test } from 'vitest';
import { registry } from '../boot/preferences.ts';

const files = import.meta.glob<{ bell: Record<string, string> }>('./*/shell.json', {
  import: 'default',
  eager: true,
});

test.each(registry.language.values)('in %s the bell is called by the number that it shows', (language) => {
  const spoken = Object.entries(files[`./${language}/shell.json`]?.bell ?? {}).filter(
    ([name]) => name.startsWith('unread_') && name !== 'unread_zero',
  );
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken.filter(([, text]) => !text.includes('{{count}}'))).toEqual([]);
});

import { expect, test } from 'vitest';
import { cutExamples } from './example-sources.ts';

const file = `import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/dates/styles.layer.css';
import { Accordion, Radio, Stack } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { type ReactNode, useState } from 'react';
import classes from './examples.module.css';

/** Where goods go. */
type Town = (typeof towns)[number];
const towns = ['Kisumu', 'Mombasa'] as const;

/** Said of each town. */
const hours: Record<Town, string> = { Kisumu: '8 to 17', Mombasa: '8 to 20' };

export function HoursExample() {
  return (
    <Accordion>
      {towns.map((town) => (
        <Accordion.Item key={town} value={town}>
          {hours[town]}
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

const prices = [200, 350];

export function PricesExample() {
  const [price, setPrice] = useState(0);
  return (
    <Box>
      {prices.map((hours) => (
        <Radio.Card key={hours} checked={price === hours} onClick={() => setPrice(hours)} />
      ))}
    </Box>
  );
}

const Box = ({ children }: { children: ReactNode }) => <Stack className={classes.towns}>{children}</Stack>;

export function DayExample() {
  return <DatePicker prices="no name of the file" />;
}
`;

test('an example is cut out with what it uses, directly or through others, in the order of the file', () => {
  const { HoursExample } = cutExamples(file);
  expect(HoursExample).toBe(`import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';

/** Where goods go. */
type Town = (typeof towns)[number];
const towns = ['Kisumu', 'Mombasa'] as const;

/** Said of each town. */
const hours: Record<Town, string> = { Kisumu: '8 to 17', Mombasa: '8 to 20' };

export function HoursExample() {
  return (
    <Accordion>
      {towns.map((town) => (
        <Accordion.Item key={town} value={town}>
          {hours[town]}
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
`);
});

test('names of properties and attributes bring nothing along, and styles go with what they are for', () => {
  const { DayExample, PricesExample } = cutExamples(file);
  expect(DayExample).toBe(`import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';

export function DayExample() {
  return <DatePicker prices="no name of the file" />;
}
`);
  expect(PricesExample).toContain(`import '@mantine/core/styles/RadioCard.layer.css';
import { Radio, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './examples.module.css';

`);
  expect(PricesExample).toContain('const Box = ');
  expect(PricesExample).not.toContain('towns =');
});

test('an import that becomes too long for a line is written as the formatter would', () => {
  const names = Array.from({ length: 12 }, (_, at) => `component${at}`);
  const { LongExample } = cutExamples(`import { Other, ${names.join(', ')} } from '@mantine/core';
export function LongExample() {
  return [${names.join(', ')}];
}
`);
  expect(LongExample).toContain(`import {\n  component0,\n  component1,\n`);
  expect(LongExample).toContain(`  component11,\n} from '@mantine/core';\n\nexport function`);
});

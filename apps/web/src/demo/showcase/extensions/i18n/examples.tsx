import { Button, Group, NumberInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import IconArrowRight from '#icons/IconArrowRight';
import { TableFrame } from '../../../parts/data-table/data-table.tsx';
import shared from '../../shared.module.css';
import classes from './examples.module.css';
import { directionOf, languages, wordsIn } from './words.ts';

export function SwitchLanguageExample() {
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

/** Sides are named start and end, so that one style serves both directions; only arrows turn. */
export function DirectionExample() {
  const [isRtl, setRtl] = useState(true);
  return (
    <>
      <Button size="compact-sm" variant="default" mb="md" onClick={() => setRtl(!isRtl)}>
        {isRtl ? 'Left to right' : 'Right to left'}
      </Button>
      <div dir={isRtl ? 'rtl' : 'ltr'} lang={isRtl ? 'ar' : 'en'} className={classes.card}>
        <p>
          {isRtl ? 'اتصل بنا على' : 'Call us on'} <bdi dir="ltr">+254 712 345 678</bdi>
          {isRtl ? '، ورقم الطلب' : ', the order is'} <bdi>KZ-1042</bdi>.
        </p>
        <Group align="flex-end">
          <TextInput label={isRtl ? 'الاسم' : 'Name'} defaultValue={isRtl ? 'أمينة' : 'Amina'} />
          <Button
            onClick={() => setRtl(!isRtl)}
            rightSection={<IconArrowRight size={16} className={shared.arrow} />}
          >
            {isRtl ? 'التالي' : 'Next'}
          </Button>
        </Group>
      </div>
    </>
  );
}

/** Latin digits also in Arabic, so that columns of figures line up. */
const tag = (language: string) => `${language}-KE-u-nu-latn`;

export function NumbersExample() {
  return (
    <TableFrame label="The same numbers in four languages">
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Number</th>
          <th scope="col">Amount</th>
          <th scope="col">Per cent</th>
          <th scope="col">Short</th>
        </tr>
      </thead>
      <tbody>
        {languages.map(({ value, label }) => {
          const write = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag(value), options);
          return (
            <tr key={value}>
              <th scope="row" lang={value}>
                {label}
              </th>
              <td>{write().format(1_234_567.5)}</td>
              <td>{write({ style: 'currency', currency: 'KES' }).format(48_250)}</td>
              <td>{write({ style: 'percent', maximumFractionDigits: 1 }).format(0.165)}</td>
              <td lang={value}>{write({ notation: 'compact' }).format(2_400_000)}</td>
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}

const dateTag = (language: string) => `${language}-u-nu-latn`;
const from = new Date('2026-11-23T09:30:00+03:00');
const to = new Date('2026-11-27T17:00:00+03:00');
const timeZone = 'Africa/Nairobi';

export function DatesExample() {
  return (
    <TableFrame label="The same days in four languages">
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Day</th>
          <th scope="col">Time</th>
          <th scope="col">From, to</th>
          <th scope="col">How long ago</th>
        </tr>
      </thead>
      <tbody>
        {languages.map(({ value, label }) => {
          const write = (options: Intl.DateTimeFormatOptions) =>
            new Intl.DateTimeFormat(dateTag(value), { timeZone, ...options });
          return (
            <tr key={value} lang={value}>
              <th scope="row">{label}</th>
              <td>{write({ dateStyle: 'full' }).format(from)}</td>
              <td>{write({ timeStyle: 'short' }).format(from)}</td>
              <td>{write({ day: 'numeric', month: 'short' }).formatRange(from, to)}</td>
              <td>{new Intl.RelativeTimeFormat(dateTag(value), { numeric: 'auto' }).format(-2, 'day')}</td>
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}

const towns: Record<string, string[]> = {
  en: ['Nairobi', 'Mombasa', 'Kisumu'],
  sw: ['Nairobi', 'Mombasa', 'Kisumu'],
  fr: ['Nairobi', 'Mombasa', 'Kisumu'],
  ar: ['نيروبي', 'مومباسا', 'كيسومو'],
};

export function ListsExample() {
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

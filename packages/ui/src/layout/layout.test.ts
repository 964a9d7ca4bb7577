import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const source = read('layout.tsx');
const sheet = read('layout.module.css');

const attributes = {
  ...{ gap: 'gap', lineGap: 'line-gap', align: 'align', justify: 'justify' },
  ...{ tone: 'tone', size: 'size', weight: 'weight' },
};

test.each(Object.entries(attributes))(
  'each %s that may be asked for has its rule, and no other',
  (prop, attribute) => {
    const types = [...source.matchAll(new RegExp(`  ${prop}\\?: ([^;[]+);`, 'g'))].map(
      ([, type]) => type ?? '',
    );
    const wanted = types.flatMap((type) => [...type.matchAll(/\w+/g)].map(([value]) => value));
    const ruled = [...sheet.matchAll(new RegExp(`\\[data-${attribute}="(\\w+)"\\]`, 'g'))].map(
      ([, value]) => value,
    );
    expect(new Set(ruled)).toEqual(new Set(wanted));
    expect(ruled.length).toBeGreaterThan(2);
  },
);

test('each mark has its rule', () => {
  const marks = /marks\(\{ ([^}]+) \}\)/.exec(source)?.[1]?.split(', ') ?? [];
  const ruled = [...sheet.matchAll(/\[data-(\w+)\]/g)].map(([, name]) => name);
  expect(new Set(ruled)).toEqual(new Set(marks));
  expect(marks).toContain('wrap');
});

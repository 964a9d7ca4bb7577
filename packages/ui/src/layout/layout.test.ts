import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const source = read('layout.tsx');
const sheet = read('layout.module.css');

test.each(['gap', 'lineGap', 'align', 'justify', 'tone', 'size', 'weight'])(
  'each %s that may be asked for has its rule, and no other',
  (prop) => {
    const types = [...source.matchAll(new RegExp(`  ${prop}\\?: ([^;[]+);`, 'g'))].map(
      ([, type]) => type ?? '',
    );
    const wanted = types.flatMap((type) => [...type.matchAll(/\w+/g)].map(([value]) => value));
    const rule = new RegExp(`\\[data-${prop.toLowerCase()}="(\\w+)"\\]`, 'g');
    const ruled = [...sheet.matchAll(rule)].map(([, value]) => value);
    expect(new Set(ruled)).toEqual(new Set(wanted));
    expect(ruled.length).toBeGreaterThan(2);
  },
);

test('each look has its rules', () => {
  const looks = /\^\(([\w|]+)\)\$/.exec(source)?.[1]?.toLowerCase().split('|') ?? [];
  const ruled = [...sheet.matchAll(/\[data-(\w+)/g)].map(([, name]) => name);
  expect(new Set(ruled)).toEqual(new Set(looks));
  expect(looks).toContain('linegap');
});

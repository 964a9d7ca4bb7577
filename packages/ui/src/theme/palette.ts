import type { MantineColorsTuple } from '@mantine/core';

/** The accent that is chosen, from the palest tint to the darkest shade: `brand/accents.ts` says what it may be. */
export const accent: MantineColorsTuple = [
  'var(--kz-accent-0)',
  'var(--kz-accent-1)',
  'var(--kz-accent-2)',
  'var(--kz-accent-3)',
  'var(--kz-accent-4)',
  'var(--kz-accent-5)',
  'var(--kz-accent-6)',
  'var(--kz-accent-7)',
  'var(--kz-accent-8)',
  'var(--kz-accent-9)',
];

/** Light neutrals with a breath of the accent's hue, so that greys do not look dirty beside it. */
export const gray: MantineColorsTuple = [
  '#f7f9f8',
  '#f1f4f3',
  '#e2e8e5',
  '#c9d2ce',
  '#aab6b1',
  '#8b9994',
  '#66726e',
  '#4b5753',
  '#2f3936',
  '#17201d',
];

/** Dark neutrals, from text to the deepest background, in the order Mantine expects them. */
export const dark: MantineColorsTuple = [
  '#e4eae8',
  '#b9c4c0',
  '#a3b0ab',
  '#66726e',
  '#414d49',
  '#28312f',
  '#1e2624',
  '#161c1b',
  '#111716',
  '#0f1413',
];

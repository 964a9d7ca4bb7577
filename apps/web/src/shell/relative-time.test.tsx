// @vitest-environment jsdom
import { RelativeTime } from '@kazi/ui/relative-time';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from './testing/render.tsx';

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs + 1000).toISOString();

test('what a clock that is behind takes for the future happened now at the latest', () => {
  render(<RelativeTime at={inHours(23)} />);
  expect(screen.getByText('now')).toBeDefined();
});

test('what lies ahead says how far', () => {
  render(<RelativeTime at={inHours(23)} ahead />);
  expect(screen.getByText('in 23 hours')).toBeDefined();
});

test('a week that has just begun is 7 days', () => {
  render(<RelativeTime at={new Date(Date.now() + 7 * 24 * hourMs - 60_000).toISOString()} ahead />);
  expect(screen.getByText('in 7 days')).toBeDefined();
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DayKind } from '../days.ts';
import { render } from '../testing/render.tsx';
import { Calendar } from './calendar.tsx';

vi.mock('../preferences.ts', () => ({ usePreferences: () => ({ language: 'en' }) }));

test.each<[DayKind, string[]]>([
  ['day', ['Previous month', 'Next month']],
  ['month', ['Previous year', 'Next year']],
])('each button of a calendar to choose a %s from has a name', (kind, arrows) => {
  render(<Calendar kind={kind} day="2026-11-01" label="Calendar" onPick={() => undefined} />);
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).not.toContain('');
  expect(names).toEqual(expect.arrayContaining(arrows));
});

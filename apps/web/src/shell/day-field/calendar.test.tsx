// @vitest-environment jsdom
import { Announcer } from '@kazi/ui/announcer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('what is chosen and the month that is shown are told, and another month is announced', async () => {
  render(
    <>
      <Calendar day="2026-11-04" label="Calendar" onPick={() => undefined} />
      <Announcer />
    </>,
  );
  expect(screen.getByRole('table', { name: 'November 2026' })).toBeDefined();
  expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('4 November 2026');
  expect(screen.getByRole('columnheader', { name: 'Monday' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('table', { name: 'December 2026' })).toBeDefined();
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('December 2026');
});

// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { DayKind } from '../days.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { Calendar } from './calendar.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../preferences.ts', () => ({ usePreferences: () => ({ language: 'en' }) }));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBrowser();
});

test.each<[DayKind, string[]]>([
  ['day', ['calendar.previousMonth', 'calendar.nextMonth']],
  ['month', ['calendar.previousYear', 'calendar.nextYear']],
])('each button of a calendar to choose a %s from has a name', async (kind, arrows) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <Calendar kind={kind} day="2026-11-01" label="Calendar" onPick={() => undefined} />
      </MantineProvider>,
    ),
  );
  const names = [...place.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(names).not.toContain('');
  expect(names).toEqual(expect.arrayContaining(arrows));
});

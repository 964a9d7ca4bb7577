import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import common from '../../../i18n/en/common.json';
import money from '../../../i18n/en/money.json';
import payroll from '../../../i18n/en/payroll.json';
import { stubBrowser } from '../../../shell/testing/stub-browser.ts';

/** Says the texts in English, and stands in for what a browser has and jsdom lacks. */
export async function setUpScreen(): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBrowser();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common, money, payroll } } });
}

/** Draws a part of a screen until the test ends; dialogs stand in the body beside it. */
export async function draw(part: ReactNode): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    queryClient.clear();
  });
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
      </MantineProvider>,
    ),
  );
}

/** What is to be read, in the part and in dialogs. */
export const read = (): string => document.body.textContent ?? '';

/** Waits until something holds, while the screen draws itself anew. */
export const until = (holds: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      holds();
    },
    { timeout: 10_000 },
  );

/** Presses the last button of a name: the one of the dialog, where there is one. */
export const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].findLast((one) => one.textContent === name)?.click(),
  );

/** The field of a label. */
function fieldOf(label: string): HTMLInputElement {
  const id = [...document.querySelectorAll('label')].find((one) =>
    one.textContent?.startsWith(label),
  )?.htmlFor;
  const field = document.getElementById(id ?? '');
  if (!(field instanceof HTMLInputElement)) throw new Error(`There is no field ${label}`);
  return field;
}

/** Ticks the checkbox of a label. */
export const tick = (label: string) => act(async () => fieldOf(label).click());

/** Types into the field of a label, in place of what it holds. */
export async function type(label: string, text: string): Promise<void> {
  const field = fieldOf(label);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => field.focus());
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => field.blur());
}

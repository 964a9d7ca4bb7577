// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { CodeField } from './two-steps-page.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

function Form() {
  const [code, setCode] = useState('');
  return <CodeField digits={6} value={code} onChange={setCode} />;
}

async function open() {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(() => act(async () => root.unmount()).then(() => page.remove()));
  await act(async () => root.render(<Form />));
  const boxes = [...page.querySelectorAll('input')];
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return {
    digits: () => boxes.map(({ value }) => value || '-').join(''),
    focused: () => boxes.findIndex((box) => box.matches(':focus')),
    /** Types as a browser tells of it. */
    type: (at: number, typed: string) =>
      act(async () => {
        boxes[at]?.focus();
        setValue?.call(boxes[at], typed);
        boxes[at]?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
}

test('typing goes on to the next box', async () => {
  const { digits, focused, type } = await open();
  for (const [at, digit] of ['4', '2', '7'].entries()) await type(at, digit);
  expect([digits(), focused()]).toEqual(['427---', 3]);
});

test('a digit typed into a later box stands in the first empty one, and typing goes on behind it', async () => {
  const { digits, focused, type } = await open();
  await type(3, '4');
  expect([digits(), focused()]).toEqual(['4-----', 1]);
});

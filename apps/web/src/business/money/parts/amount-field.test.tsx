// @vitest-environment jsdom
import { LocaleContext } from '@kazi/ui/locale';
import { MantineProvider } from '@mantine/core';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { stubBrowser } from '../../../shell/testing/stub-browser.ts';
import { AmountField } from './amount-field.tsx';
import { readAmount } from './read-amount.ts';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBrowser();
});

/** What the form that holds the field has understood, in cents. */
let understood: number | undefined;

function Form({ first }: { first: string }) {
  const [amount, setAmount] = useState(first);
  understood = readAmount(amount).cents;
  return <AmountField label="Amount" value={amount} onChange={setAmount} />;
}

async function open(locale: string, first = '') {
  const room = document.body.appendChild(document.createElement('div'));
  const root = createRoot(room);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    room.remove();
  });
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <LocaleContext value={locale}>
          <Form first={first} />
        </LocaleContext>
      </MantineProvider>,
    ),
  );
  const field = room.querySelector('input');
  if (!field) throw new TypeError('The field is missing');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  /** Types key by key, as people do. */
  const type = async (words: string) => {
    for (const key of words)
      await act(async () => {
        set?.call(field, field.value + key);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
  };
  const leave = () => act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  const shown = () => field.value.replace(/\s/g, ' ');
  return { type, leave, shown, placeholder: field.placeholder.replace(/\s/g, ' ') };
}

test.each([
  ['fr', '1500,50', '1 500,50', '1 500'],
  ['fr', '1.500', '1 500', '1 500'],
  ['en', '1500.50', '1,500.50', '1,500'],
  ['sw', '1500.50', '1,500.50', '1,500'],
])(
  'in %s what is typed stays as it is, and is written as amounts are when one leaves',
  async (locale, typed, left, example) => {
    const { type, leave, shown, placeholder } = await open(locale);
    await type(typed);
    expect(shown()).toBe(typed);
    expect(understood).toBe(typed.endsWith('50') ? 150_050 : 150_000);
    await leave();
    expect(shown()).toBe(left);
    expect(placeholder).toBe(example);
  },
);

test('an amount that is filled in is written as the language has it', async () => {
  const { shown } = await open('fr', '12,345.60');
  expect(shown()).toBe('12 345,60');
  expect(understood).toBe(1_234_560);
});

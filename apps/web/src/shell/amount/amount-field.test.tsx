// @vitest-environment jsdom
import { cents } from '@kazi/contract/cents';
import { LocaleContext } from '@kazi/ui/locale';
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import shell from '../../i18n/en/shell.json';
import { stubBrowser } from '../testing/stub-browser.ts';
import { AmountField } from './amount-field.tsx';
import type { TypedAmount } from './read-amount.ts';

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBrowser();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { shell } } });
});

/** What the form that holds the field has understood. */
let understood: TypedAmount;
let fill: (amount: TypedAmount) => void;

function Form({ first }: { first: TypedAmount }) {
  const [amount, setAmount] = useState(first);
  understood = amount;
  fill = setAmount;
  return <AmountField name="amount" label="Amount" value={amount} onChange={setAmount} />;
}

async function open(locale: string, first: TypedAmount = null) {
  const room = document.body.appendChild(document.createElement('div'));
  const root = createRoot(room);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    room.remove();
  });
  const draw = (language: string) =>
    act(async () =>
      root.render(
        <MantineProvider env="test">
          <LocaleContext value={language}>
            <Form first={first} />
          </LocaleContext>
        </MantineProvider>,
      ),
    );
  await draw(locale);
  const field = room.querySelector('input');
  if (!field) throw new TypeError('The field is missing');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const put = (text: string) =>
    act(async () => {
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  /** Types key by key, as people do, and looks that no key changes what was typed. */
  const type = async (words: string) => {
    for (const key of words) {
      const typed = field.value + key;
      await put(typed);
      expect(field.value).toBe(typed);
    }
  };
  const leave = () => act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  const enter = () =>
    act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  const shown = () => field.value.replace(/\s/g, ' ');
  const said = () => room.querySelector('.mantine-Input-error, .mantine-InputWrapper-error')?.textContent;
  return { draw, type, put, leave, enter, shown, said, field };
}

test.each([
  ['fr', '1500,50', 150_050, '1 500,50'],
  ['fr', '1 500,50', 150_050, '1 500,50'],
  ['fr', '1.500', 150_000, '1 500'],
  ['en', '1500.50', 150_050, '1,500.50'],
  ['sw', '1500.50', 150_050, '1,500.50'],
  ['ar', '١٥٠٠٫٥٠', 150_050, '1,500.50'],
  ['en', 'KSh 1500', 150_000, '1,500'],
  ['en', 'KES', null, ''],
])('in %s "%s" stays as it is typed, means %s and is left as "%s"', async (locale, typed, amount, left) => {
  const { type, leave, shown, said, field } = await open(locale);
  await type(typed);
  expect(understood).toBe(amount);
  expect(field.dataset.amount).toBe(String(amount ?? ''));
  await leave();
  expect(shown()).toBe(left);
  expect(understood).toBe(amount);
  expect(said()).toBeUndefined();
});

test.each([
  ['en', '1500,50'],
  ['sw', '1.500,50'],
  ['ar', '1 500,50'],
  ['fr', '1,500'],
])('in %s "%s" is never another amount: it stays, with a sentence once it is left', async (locale, typed) => {
  const { type, put, leave, said, shown, field } = await open(locale, cents(700_00));
  await put('');
  await type(typed);
  expect(typeof understood).toBe('string');
  expect(field.dataset.amount).toBe('');
  expect(said(), 'who is still typing is not interrupted').toBeUndefined();
  await leave();
  expect(shown()).toBe(typed);
  expect(said()).toMatch(/^Enter an amount such as|^At most two digits/);
});

test.each(['1500,50', '1500٫50'])('"%s" is read the same where it is pasted', async (text) => {
  const { put } = await open('fr');
  await put(text);
  expect(understood).toBe(150_050);
});

test('the key that sends a form says what is wrong', async () => {
  const { type, enter, said } = await open('en');
  await type('1500,50');
  await enter();
  expect(said()).toBe('Enter an amount such as 1,500 or 1500.50');
});

test('an amount is written in the language that is chosen, and what another one left is read when it is touched', async () => {
  const { draw, leave, shown, said } = await open('en', cents(12_345_60));
  expect(shown()).toBe('12,345.60');
  await draw('fr');
  expect(shown()).toBe('12 345,60');
  expect(understood).toBe(12_345_60);

  const other = await open('en', '1500,50');
  expect(other.said()).toMatch(/^Enter an amount/);
  await other.draw('fr');
  expect(understood).toBe('1500,50');
  await other.leave();
  expect(understood).toBe(150_050);
  expect(other.shown()).toBe('1 500,50');
  await leave();
  expect(said()).toBeUndefined();
});

test('an amount that the form is filled with takes the place of what is being typed', async () => {
  const { type, shown } = await open('en');
  await type('1500.');
  expect(understood).toBe('1500.');
  await act(async () => fill(cents(2_000_00)));
  expect(shown()).toBe('2,000');
  await act(async () => fill(null));
  expect(shown()).toBe('');
});

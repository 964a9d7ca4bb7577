// @vitest-environment jsdom

import { cents } from '@kazi/contract/cents';
import { LocaleContext } from '@kazi/ui/locale';
import { act, fireEvent, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { AmountField } from './amount-field.tsx';
import type { TypedAmount } from './read-amount.ts';

/** What the form that holds the field has understood. */
let understood: TypedAmount;
let fill: (amount: TypedAmount) => void;

function Form({ first }: { first: TypedAmount }) {
  const [amount, setAmount] = useState(first);
  understood = amount;
  fill = setAmount;
  return <AmountField name="amount" label="Amount" value={amount} onChange={setAmount} />;
}

function open(locale: string, first: TypedAmount = null) {
  const screenIn = (language: string) => (
    <LocaleContext value={language}>
      <Form first={first} />
    </LocaleContext>
  );
  const { container, rerender } = render(screenIn(locale));
  const field = within(container).getByRole<HTMLInputElement>('textbox');
  const put = (value: string) => fireEvent.input(field, { target: { value } });
  /** Types key by key, as people do, and looks that no key changes what was typed. */
  const type = (words: string) => {
    for (const key of words) {
      const typed = field.value + key;
      put(typed);
      expect(field.value).toBe(typed);
    }
  };
  const leave = () => fireEvent.focusOut(field);
  const enter = () => fireEvent.keyDown(field, { key: 'Enter' });
  const shown = () => field.value.replace(/\s/g, ' ');
  const said = () =>
    container.querySelector('.mantine-Input-error, .mantine-InputWrapper-error')?.textContent;
  return {
    draw: (language: string) => rerender(screenIn(language)),
    type,
    put,
    leave,
    enter,
    shown,
    said,
    field,
  };
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
])('in %s "%s" stays as it is typed, means %s and is left as "%s"', (locale, typed, amount, left) => {
  const { type, leave, shown, said, field } = open(locale);
  type(typed);
  expect(understood).toBe(amount);
  expect(field.dataset.amount).toBe(String(amount ?? ''));
  leave();
  expect(shown()).toBe(left);
  expect(understood).toBe(amount);
  expect(said()).toBeUndefined();
});

test.each([
  ['en', '1500,50'],
  ['sw', '1.500,50'],
  ['ar', '1 500,50'],
  ['fr', '1,500'],
])('in %s "%s" is never another amount: it stays, with a sentence once it is left', (locale, typed) => {
  const { type, put, leave, said, shown, field } = open(locale, cents(700_00));
  put('');
  type(typed);
  expect(typeof understood).toBe('string');
  expect(field.dataset.amount).toBe('');
  expect(said(), 'who is still typing is not interrupted').toBeUndefined();
  leave();
  expect(shown()).toBe(typed);
  expect(said()).toMatch(/^Enter an amount such as|^At most two digits/);
});

test.each(['1500,50', '1500٫50'])('"%s" is read the same where it is pasted', (text) => {
  const { put } = open('fr');
  put(text);
  expect(understood).toBe(150_050);
});

test('the key that sends a form says what is wrong', () => {
  const { type, enter, said } = open('en');
  type('1500,50');
  enter();
  expect(said()).toBe('Enter an amount such as 1,500 or 1500.50');
});

test('an amount is written in the language that is chosen, and what another one left is read when it is touched', () => {
  const { draw, leave, shown, said } = open('en', cents(12_345_60));
  expect(shown()).toBe('12,345.60');
  draw('fr');
  expect(shown()).toBe('12 345,60');
  expect(understood).toBe(12_345_60);

  const other = open('en', '1500,50');
  expect(other.said()).toMatch(/^Enter an amount/);
  other.draw('fr');
  expect(understood).toBe('1500,50');
  other.leave();
  expect(understood).toBe(150_050);
  expect(other.shown()).toBe('1 500,50');
  leave();
  expect(said()).toBeUndefined();
});

test('an amount that the form is filled with takes the place of what is being typed', () => {
  const { type, shown } = open('en');
  type('1500.');
  expect(understood).toBe('1500.');
  act(() => fill(cents(2_000_00)));
  expect(shown()).toBe('2,000');
  act(() => fill(null));
  expect(shown()).toBe('');
});

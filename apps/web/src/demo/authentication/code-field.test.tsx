// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../shell/testing/render.tsx';
import { CodeField } from './two-steps-page.tsx';

function Form() {
  const [code, setCode] = useState('');
  return <CodeField digits={6} value={code} onChange={setCode} />;
}

function open() {
  render(<Form />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  return {
    boxes,
    digits: () => boxes.map(({ value }) => value || '-').join(''),
    focused: () => boxes.findIndex((box) => box.matches(':focus')),
  };
}

test('typing goes on to the next box', async () => {
  const {
    boxes: [first],
    digits,
    focused,
  } = open();
  first?.focus();
  await userEvent.keyboard('427');
  expect([digits(), focused()]).toEqual(['427---', 3]);
});

test('a digit typed into a later box stands in the first empty one, and typing goes on behind it', async () => {
  const { boxes, digits, focused } = open();
  boxes[3]?.focus();
  await userEvent.keyboard('4');
  expect([digits(), focused()]).toEqual(['4-----', 1]);
});

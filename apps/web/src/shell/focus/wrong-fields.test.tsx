// @vitest-environment jsdom
import { Announcer } from '@kazi/ui/announcer';
import { TextInput } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { showWrongFields } from './wrong-fields.ts';

const alert = () => document.querySelector('[aria-live=assertive]')?.textContent;

/** Two fields, of which `wrong` is refused: at once, or once the test lets the server answer. */
function Form({ wrong, answer }: { wrong: string; answer?: Promise<void> }) {
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <form
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          await answer;
          setProblem(wrong);
        }}
      >
        {['Name', 'Code'].map((label) => (
          <TextInput key={label} label={label} error={problem === label && `${label} is wrong`} />
        ))}
        <button type="submit">Send</button>
      </form>
      <Announcer />
    </>
  );
}

test('also of a form that was sent before the guide was there', async () => {
  render(<Form wrong="Name" />);
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  const form = button.closest('form');
  if (!form) throw new Error('The button stands in no form');
  onTestFinished(showWrongFields({ form, focused: button }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toBe(document.activeElement));
});

test('the first wrong field of a form that is refused gets the focus', async () => {
  onTestFinished(showWrongFields());
  render(<Form wrong="Code" />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText('Code')).toBe(document.activeElement));
  expect(alert()).toBe('');
});

test('a field that the server refuses gets the focus once it has answered', async () => {
  onTestFinished(showWrongFields());
  const { promise, resolve } = Promise.withResolvers<void>();
  render(<Form wrong="Name" answer={promise} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await act(async () => resolve());
  await waitFor(() => expect(screen.getByLabelText('Name')).toBe(document.activeElement));
});

test('what is wrong with the field that has the focus already is said at once, each time', async () => {
  onTestFinished(showWrongFields());
  render(<Form wrong="Code" />);
  const field = screen.getByLabelText('Code');
  await userEvent.type(field, '123456{Enter}');
  await waitFor(() => expect(alert()).toBe('Code is wrong'));
  const said = document.querySelector('[aria-live=assertive]')?.firstChild;
  await userEvent.type(field, '7{Enter}');
  await waitFor(() => expect(document.querySelector('[aria-live=assertive]')?.firstChild).not.toBe(said));
  expect(document.activeElement).toBe(field);
});

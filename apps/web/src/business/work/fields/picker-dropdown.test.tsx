// @vitest-environment jsdom
import { Announcer } from '@kazi/ui/announcer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../shell/testing/render.tsx';
import { PickerDropdown } from './picker-dropdown.tsx';

const sent = vi.fn();
const picked = vi.fn();

/** `selected` of what can be chosen. */
function Form({ selected = [] }: { selected?: readonly string[] }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  return (
    <form onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && !event.defaultPrevented && sent()}>
      <button ref={anchor} type="button">
        Assignees
      </button>
      <PickerDropdown
        anchor={anchor}
        choices={[
          { value: 'juma', label: 'Juma' },
          { value: 'amina', label: 'Amina' },
        ]}
        selected={selected}
        onPick={picked}
        multiple
        label="Assignees"
        typed={typed}
        onType={setTyped}
        isSubmitted={false}
        onClose={() => undefined}
      />
    </form>
  );
}

test('Ctrl with Enter in an open list is heard by the form around it, and chooses nothing', async () => {
  render(<Form />);
  await userEvent.type(await screen.findByPlaceholderText('Assignees'), '{Control>}{Enter}{/Control}');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(picked).not.toHaveBeenCalled();
});

test('a list tells what is chosen in it, how much is found while one types, and when that is nothing', async () => {
  render(
    <>
      <Form selected={['amina']} />
      <Announcer />
    </>,
  );
  const field = await screen.findByRole('combobox', { name: 'Assignees', expanded: true });
  expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual([
    'Amina',
  ]);
  const said = () => document.querySelector('[aria-live=polite]')?.textContent;
  await userEvent.type(field, 'ju');
  expect(said()).toBe('1 result');
  await userEvent.type(field, 'x');
  expect(said()).toBe('Nothing found');
});

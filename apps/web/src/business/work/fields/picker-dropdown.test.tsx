// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../shell/testing/render.tsx';
import { PickerDropdown } from './picker-dropdown.tsx';

const sent = vi.fn();
const picked = vi.fn();

function Form() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  return (
    <form onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && !event.defaultPrevented && sent()}>
      <button ref={anchor} type="button">
        Assignees
      </button>
      <PickerDropdown
        anchor={anchor}
        choices={[{ value: 'juma', label: 'Juma' }]}
        selected={[]}
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

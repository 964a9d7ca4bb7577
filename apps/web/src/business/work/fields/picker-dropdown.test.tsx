// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { stubBrowser } from '../../../shell/testing/stub-browser.ts';
import { PickerDropdown } from './picker-dropdown.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => undefined;
  stubBrowser();
});

const sent = vi.fn();
const picked = vi.fn();

function Form() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  return (
    <form onKeyDown={(event) => event.ctrlKey && !event.defaultPrevented && sent()}>
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
  const room = document.body.appendChild(document.createElement('div'));
  const root = createRoot(room);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <Form />
      </MantineProvider>,
    ),
  );
  const field = document.querySelector('input');
  expect(field).not.toBeNull();
  const press = (init: KeyboardEventInit) =>
    act(() =>
      field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
    );
  press({ key: 'Enter', code: 'Enter', ctrlKey: true });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(picked).not.toHaveBeenCalled();
});

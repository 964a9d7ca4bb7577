// @vitest-environment jsdom
import { dismissToast, toast } from '@kazi/ui/toast';
import { Toaster } from '@kazi/ui/toaster';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { Confirm } from '../dialog/confirm.tsx';
import { render } from '../testing/render.tsx';
import { keepFocus, leadToToasts } from './keep-focus.ts';

// jsdom draws nothing, so that nothing is hidden.
Element.prototype.checkVisibility = () => true;

let end: () => void;
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => end());

const focused = () => document.activeElement?.textContent;

/** Rows that are gone once their button is pressed, with or without a question before it. */
function Rows({ names, asks = false }: { names: readonly string[]; asks?: boolean }) {
  const [shown, setShown] = useState(names);
  const [asked, setAsked] = useState<string>();
  const remove = (name: string) => setShown(shown.filter((other) => other !== name));
  return (
    <section>
      <h2>To review</h2>
      {shown.length > 0 && (
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => (asks ? setAsked(name) : remove(name))}>
                {`Accept ${name}`}
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <Confirm
          title="Sure?"
          confirmLabel="Yes"
          busy={false}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            remove(asked);
            setAsked(undefined);
          }}
        >
          It pays.
        </Confirm>
      )}
    </section>
  );
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
};

test('a row that is gone leaves the focus to the next, the last one to that before, the only one to the heading', async () => {
  render(<Rows names={['A', 'B', 'C']} />);
  await press('Accept B');
  await waitFor(() => expect(focused()).toBe('Accept C'));
  await press('Accept C');
  await waitFor(() => expect(focused()).toBe('Accept A'));
  await press('Accept A');
  await waitFor(() => expect(focused()).toBe('To review'));
});

test('a row that is gone by a question leaves the focus to the next one', async () => {
  render(<Rows names={['A', 'B']} asks />);
  await press('Accept A');
  await press('Yes');
  await waitFor(() => expect(focused()).toBe('Accept B'));
});

test('a question that is not confirmed gives the focus back to what asked it', async () => {
  render(<Rows names={['A', 'B']} asks />);
  await press('Accept B');
  await press('Cancel');
  await waitFor(() => expect(focused()).toBe('Accept B'));
});

/** A button that is disabled while it is busy, and another one afterwards. */
function Step() {
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  return (
    <section>
      <h2>Payroll</h2>
      <div>
        {state !== 'done' && (
          <button type="button" disabled={state === 'busy'} onClick={() => setState('busy')}>
            Calculate
          </button>
        )}
        {state === 'done' && <button type="button">Approve</button>}
      </div>
      <button type="button" onClick={() => setState('ready')}>
        Again
      </button>
      <output data-testid="finish" onClick={() => setState('done')} onKeyDown={() => setState('ready')} />
    </section>
  );
}

test('a button has the focus again once it is no longer busy, and leaves it to the one that comes in its place', async () => {
  render(<Step />);
  await press('Calculate');
  // As browsers do with what is disabled.
  act(() => screen.getByRole('button', { name: 'Calculate' }).blur());
  const finish = screen.getByTestId('finish');
  act(() => void finish.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })));
  await waitFor(() => expect(focused()).toBe('Calculate'));
  act(() => finish.click());
  await waitFor(() => expect(focused()).toBe('Approve'));
});

test('what a person has left on purpose does not get the focus back', async () => {
  render(<Rows names={['A', 'B']} />);
  const button = screen.getByRole('button', { name: 'Accept A' });
  act(() => button.focus());
  act(() => button.blur());
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  act(() => button.click());
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(document.activeElement).toBe(document.body);
});

test.each(['{F6}', '{Alt>}[KeyT]{/Alt}'])(
  '%s leads to the latest toast, and the focus is back once that is gone',
  async (keys) => {
    document.addEventListener('keydown', leadToToasts);
    onTestFinished(() => document.removeEventListener('keydown', leadToToasts));
    render(
      <>
        <button type="button">Accept</button>
        <Toaster label="Messages" dismissLabel="Dismiss" />
      </>,
    );
    const accept = screen.getByRole('button', { name: 'Accept' });
    act(() => accept.focus());
    let id = 0;
    act(() => {
      id = toast({ message: `Paid, ${keys}`, action: { label: 'Undo', run: () => undefined } });
    });
    await userEvent.keyboard(keys);
    expect(focused()).toBe('Undo');
    act(() => dismissToast(id));
    await waitFor(() => expect(document.activeElement).toBe(accept));
  },
);

// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedText } from './use-typed-text.ts';

type Field = ReturnType<typeof useTypedText>;

interface ShownProps {
  value: string | undefined;
  onAsk: (words: string | undefined) => void;
  onShow: (field: Field) => void;
}

function Shown({ value, onAsk, onShow }: ShownProps) {
  onShow(useTypedText(value, onAsk));
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A field whose value arrives when the test says so, as an address does whose page is slow to be drawn. */
async function aField(first?: string) {
  const asked: (string | undefined)[] = [];
  let field: Field | undefined;
  const show = (shown: Field) => {
    field = shown;
  };
  const ask = (words: string | undefined) => void asked.push(words);
  const root = createRoot(document.createElement('div'));
  const arrives = (value: string | undefined) =>
    act(() => root.render(<Shown value={value} onAsk={ask} onShow={show} />));
  await arrives(first);
  return {
    asked,
    arrives,
    text: () => field?.typed,
    type: (text: string) => act(() => field?.type(text)),
    pause: () => act(() => vi.advanceTimersByTime(1_000)),
    leave: () => act(() => field?.flush()),
  };
}

test('asks once typing pauses, for what is left without spaces around it', async () => {
  const { asked, type, pause } = await aField();
  await type('a');
  await type(' amina ');
  expect(asked).toEqual([]);
  await pause();
  expect(asked).toEqual(['amina']);
  await type(' ');
  await pause();
  expect(asked).toEqual(['amina', undefined]);
});

test('asks at once when the field is left, and not again', async () => {
  const { asked, type, pause, leave } = await aField();
  await type('amina');
  await leave();
  await pause();
  expect(asked).toEqual(['amina']);
});

test('keeps what was typed since, when an earlier question arrives', async () => {
  const { arrives, text, type, pause } = await aField();
  await type('am');
  await pause();
  await type('ami');
  await arrives('am');
  expect(text()).toBe('ami');
  await pause();
  await type('amina');
  await arrives('ami');
  expect(text()).toBe('amina');
});

test('keeps what was typed where one question overtakes another', async () => {
  const { arrives, text, type, pause } = await aField();
  for (const words of ['a', 'am', 'ami']) {
    await type(words);
    await pause();
  }
  await type('amin');
  await arrives('ami');
  expect(text()).toBe('amin');
});

test('follows what is changed by other means', async () => {
  const { arrives, text, type, pause } = await aField('amina');
  await arrives(undefined);
  expect(text()).toBe('');
  await type('juma');
  await pause();
  await arrives('juma');
  await arrives('amina');
  expect(text()).toBe('amina');
});

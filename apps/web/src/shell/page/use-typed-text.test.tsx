// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../testing/render.tsx';
import { useTypedText } from './use-typed-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field whose value arrives when the test says so, as an address does whose page is slow to be drawn. */
function aField(first?: string) {
  const asked: (string | undefined)[] = [];
  const ask = (words: string | undefined) => void asked.push(words);
  const { result, rerender } = renderHook((value: string | undefined) => useTypedText(value, ask), {
    initialProps: first,
  });
  return {
    asked,
    arrives: rerender,
    text: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    pause: () => act(() => vi.advanceTimersByTime(1_000)),
    leave: () => act(() => result.current.flush()),
  };
}

test('asks once typing pauses, for what is left without spaces around it', () => {
  const { asked, type, pause } = aField();
  type('a');
  type(' amina ');
  expect(asked).toEqual([]);
  pause();
  expect(asked).toEqual(['amina']);
  type(' ');
  pause();
  expect(asked).toEqual(['amina', undefined]);
});

test('asks at once when the field is left, and not again', () => {
  const { asked, type, pause, leave } = aField();
  type('amina');
  leave();
  pause();
  expect(asked).toEqual(['amina']);
});

test('keeps what was typed since, when an earlier question arrives', () => {
  const { arrives, text, type, pause } = aField();
  type('am');
  pause();
  type('ami');
  arrives('am');
  expect(text()).toBe('ami');
  pause();
  type('amina');
  arrives('ami');
  expect(text()).toBe('amina');
});

test('keeps what was typed where one question overtakes another', () => {
  const { arrives, text, type, pause } = aField();
  for (const words of ['a', 'am', 'ami']) {
    type(words);
    pause();
  }
  type('amin');
  arrives('ami');
  expect(text()).toBe('amin');
});

test('follows what is changed by other means', () => {
  const { arrives, text, type, pause } = aField('amina');
  arrives(undefined);
  expect(text()).toBe('');
  type('juma');
  pause();
  arrives('juma');
  arrives('amina');
  expect(text()).toBe('amina');
});

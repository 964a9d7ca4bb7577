import { expect, test } from 'vitest';
import { byDay } from './messages.tsx';

const at = (senderId: number, day: number, hour: number, minute: number) => ({
  senderId,
  message: `${senderId} at ${hour}:${minute}`,
  time: new Date(2026, 10, day, hour, minute).toISOString(),
});
const shape = (messages: Parameters<typeof byDay>[0]) =>
  byDay(messages).map(({ day, runs }) => [
    day,
    ...runs.map(({ senderId, messages: said }) => [senderId, said.length]),
  ]);

test('messages are parted by day, by who wrote, and by a longer pause', () => {
  expect(
    shape([
      at(1, 20, 9, 0),
      at(1, 20, 9, 5),
      at(2, 20, 9, 6),
      at(1, 20, 9, 7),
      at(1, 20, 9, 40),
      at(1, 21, 0, 5),
    ]),
  ).toEqual([
    ['2026-11-20', [1, 2], [2, 1], [1, 1], [1, 1]],
    ['2026-11-21', [1, 1]],
  ]);
});

test('nothing said is no day', () => {
  expect(byDay([])).toEqual([]);
});

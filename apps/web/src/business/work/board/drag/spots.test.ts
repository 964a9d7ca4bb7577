import { taskStatuses } from '@kazi/contract/work';
import { describe, expect, test } from 'vitest';
import { taskWith } from '../../testing/task.ts';
import { type Grid, neighboursAt, nextSpot, placesIn } from './spots.ts';

const card = (_id: string) => taskWith({ _id });

/** A board whose cells hold tasks by their ids, `status` or `status lane`; `refused` cells take no card. */
function boardWith(cells: Record<string, string[]>, lanes?: string[], refused: string[] = []): Grid {
  const keyOf = ({ status, lane }: { status: string; lane?: string | undefined }) =>
    lane ? `${status} ${lane}` : status;
  return {
    statuses: taskStatuses,
    lanes: lanes ?? [undefined],
    laneName: (key) => key,
    tasksIn: (cell) => (cells[keyOf(cell)] ?? []).map(card),
    refusal: (_task, _from, to) => (refused.includes(to.status) ? 'no' : undefined),
  };
}

const todo = (at: number) => ({ status: 'todo' as const, lane: undefined, at });

describe('a card carried by keys', () => {
  const board = boardWith({ todo: ['a', 'b', 'c'], 'in-progress': ['d'] }, undefined, ['in-review', 'done']);
  const from = todo(1);
  const go = (at: typeof from, direction: 'up' | 'down' | 'back' | 'forth') =>
    nextSpot(board, card('b'), from, at, direction);

  test('moves up and down among the other cards, and stops at the ends', () => {
    expect(placesIn(board, from, card('b'))).toBe(3);
    expect(go(from, 'up')).toEqual(todo(0));
    expect(go(todo(0), 'up')).toBeUndefined();
    expect(go(from, 'down')).toEqual(todo(2));
    expect(go(todo(2), 'down')).toBeUndefined();
  });

  test('goes to the next column that takes it, over those that do not, no lower than its end', () => {
    expect(go(todo(2), 'forth')).toEqual({ status: 'in-progress', lane: undefined, at: 1 });
    const beyond = nextSpot(
      board,
      card('b'),
      from,
      { status: 'in-progress', lane: undefined, at: 0 },
      'forth',
    );
    expect(beyond).toEqual({ status: 'cancelled', lane: undefined, at: 0 });
    expect(go(from, 'back')).toEqual({ status: 'backlog', lane: undefined, at: 0 });
  });
});

test('a card at the edge of its lane goes on in the next lane', () => {
  const board = boardWith({ 'todo web': ['a'], 'todo phone': ['b', 'c'] }, ['web', 'phone']);
  const from = { status: 'todo' as const, lane: 'web', at: 0 };
  const below = nextSpot(board, card('a'), from, from, 'down');
  expect(below).toEqual({ status: 'todo', lane: 'phone', at: 0 });
  expect(nextSpot(board, card('b'), { ...from, lane: 'phone' }, { ...from, lane: 'phone' }, 'up')).toEqual({
    status: 'todo',
    lane: 'web',
    at: 1,
  });
});

test('a card lands between the cards that will be beside it, itself left out', () => {
  const board = boardWith({ todo: ['a', 'b', 'c'] });
  const idsAt = (at: number) => {
    const { after, before } = neighboursAt(board, card('b'), todo(at));
    return [after?._id, before?._id];
  };
  expect(idsAt(0)).toEqual([undefined, 'a']);
  expect(idsAt(1)).toEqual(['a', 'c']);
  expect(idsAt(2)).toEqual(['c', undefined]);
});

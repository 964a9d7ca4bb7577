import { expect, test } from 'vitest';
import { findCircle } from './no-cycles.ts';

const graph = (edges: Record<string, string[]>) => findCircle(new Map(Object.entries(edges)));

test('a circle is found, and shown from a file back to itself', () => {
  expect(graph({ start: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
  expect(graph({ a: ['a'] })).toEqual(['a', 'a']);
});

test('files that are only reached by several ways are no circle', () => {
  expect(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toBeUndefined();
});

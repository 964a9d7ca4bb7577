import { expect, expectTypeOf, test } from 'vitest';
import { addition, type call } from './route.ts';

type Write = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Said {
  tag: string;
  summary: string;
}

test('a call that changes something does not compile without its weight; one that reads is light', () => {
  expectTypeOf<['GET', '/a', Said]>().toExtend<Parameters<typeof call>>();
  expectTypeOf<[Write, '/a', Said]>().not.toExtend<Parameters<typeof call>>();
  expectTypeOf<[Write, '/a', Said]>().not.toExtend<Parameters<typeof addition>>();
  expectTypeOf<['POST', '/a', Said & { weight: 'proof' }]>().toExtend<Parameters<typeof call>>();
  expect(addition('GET', '/a', { tag: 'A', summary: 'A' })['~orpc'].meta).toMatchObject({ weight: 'light' });
});

test('the documentation says what a call weighs, in words made of its weight', () => {
  const saidOf = (weight: Parameters<typeof addition>[2]['weight']) =>
    addition('PUT', '/a', { tag: 'A', summary: 'A', weight: weight ?? 'light' })['~orpc'].route.description;
  expect(saidOf('light')).toBeUndefined();
  expect(saidOf('proof')).toMatch(/^Asks for proof of the last ten minutes; without it 403/);
  expect(saidOf({ proofWhere: 'it is raised' })).toMatch(/ten minutes where it is raised; without it 403/);
});

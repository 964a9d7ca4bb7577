import { expect, test } from 'vitest';
import * as z from 'zod';
import { auditDetails } from './activity/index.ts';
import { contract } from './index.ts';
import { auditedEvents, plainCalls } from './nouns.ts';

const property = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;

/** What a call takes by name; nothing where there is no such call. */
function inputOf(path: readonly string[]): string[] {
  const schema = property(property(path.reduce(property, contract), '~orpc'), 'inputSchema');
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

test('the audit trail has a word for every field of a plain noun that can be changed', () => {
  for (const { name } of auditedEvents) {
    const calls = plainCalls(name);
    const fields = calls ? inputOf([...calls, 'update']) : [];
    const words: readonly string[] = ['id', 'version', ...auditDetails];
    expect(
      fields.filter((field) => !words.includes(field)),
      `details of ${name} in nouns.ts`,
    ).toEqual([]);
  }
});

test('the calls of every plain noun are in the contract', () => {
  const plain = auditedEvents.flatMap(({ name }) => plainCalls(name) ?? []);
  expect(plain.length).toBeGreaterThan(0);
  for (const { name } of auditedEvents) {
    const calls = plainCalls(name);
    if (calls) expect(calls.reduce(property, contract), name).toBeTypeOf('object');
  }
});

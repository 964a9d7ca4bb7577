import { expect, expectTypeOf, test } from 'vitest';
import { defineFields } from './fields.ts';

interface TeamChange {
  name?: string;
  members?: string[] | undefined;
}
const mapOf = defineFields<TeamChange, 'teams'>();
type TeamMap = Parameters<typeof mapOf>[0];
const team = mapOf({ name: 'name', members: null });

test('a field with no place does not compile, nor one in a column of another kind', () => {
  expectTypeOf<{ name: 'name'; members: null }>().toExtend<TeamMap>();
  expectTypeOf<{ name: 'name' }>().not.toExtend<TeamMap>();
  expectTypeOf<{ name: 'version'; members: null }>().not.toExtend<TeamMap>();
  expectTypeOf<{ name: 'nickname'; members: null }>().not.toExtend<TeamMap>();
});

test('what is given beyond the fields does not compile: it would not be stored', () => {
  type Beyond = Parameters<typeof team.toColumns<{ name: string; sponsor: string }>>[0];
  expectTypeOf<{ name: string }>().toExtend<Parameters<typeof team.toColumns<{ name: string }>>[0]>();
  expectTypeOf<{ name: string; sponsor: string }>().not.toExtend<Beyond>();
});

test('what is given goes to its columns, and what is not stays away', () => {
  expect(team.toColumns({ name: 'Web', members: ['a'] })).toEqual({ name: 'Web' });
  expect(team.toColumns({ name: undefined })).toEqual({});
  expectTypeOf(team.toColumns({ name: 'Web' }).name).toEqualTypeOf<string>();
});

test('a value can have several columns, and none of it be null', () => {
  const price = defineFields<{ price?: { amount: number; currency: string } | null }, 'tasks'>()({
    price: (given) => ({ reward_currency: given?.currency ?? null }),
  });
  expect(price.toColumns({ price: { amount: 1, currency: 'KES' } })).toEqual({ reward_currency: 'KES' });
  expect(price.toColumns({ price: null })).toEqual({ reward_currency: null });
});

test('a row is told in the words of the contract, and asks for what is in no column', () => {
  const project = defineFields<{ startsOn?: string | null; owner?: string }, 'projects'>()({
    startsOn: 'starts_on',
    owner: null,
  });
  expect(project.fromRow({ starts_on: '2026-11-21' }, { owner: 'Amina' })).toEqual({
    startsOn: '2026-11-21',
    owner: 'Amina',
  });
});

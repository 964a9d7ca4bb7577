// @vitest-environment jsdom

import { useForm } from '@mantine/form';
import { ORPCError } from '@orpc/client';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHook } from '../testing/render.tsx';
import { useVersionedEdit } from './use-versioned-edit.ts';

interface Project {
  id: string;
  version: number;
  name: string;
  description: string;
}

const asOpened: Project = { id: 'p', version: 1, name: 'Shop', description: 'Sells' };
const valuesOf = ({ name, description }: Project) => ({ name, description });
type Values = ReturnType<typeof valuesOf>;

/** What a server does: it refuses a change of an older version, and says what the newer one is. */
function serverWith(stored: Project) {
  let current = stored;
  return {
    get current() {
      return current;
    },
    async save(change: Partial<Values>, version: number) {
      if (version !== current.version) {
        throw new ORPCError('CONFLICT', { status: 409, data: { errorMessage: 'Stale', current } });
      }
      current = { ...current, ...change, version: version + 1 };
      return current;
    },
  };
}

function edit(server: ReturnType<typeof serverWith>) {
  const saved: Project[] = [];
  const { result } = renderHook(() => {
    const form = useForm({ initialValues: valuesOf(asOpened) });
    const versioned = useVersionedEdit({
      item: asOpened,
      form,
      valuesOf,
      save: server.save,
      changes: [],
      onSaved: (project) => saved.push(project),
    });
    return { form, versioned };
  });
  return {
    saved,
    newer: () => result.current.versioned.newer,
    write: (name: 'name' | 'description', value: string) =>
      act(() => result.current.form.setFieldValue(name, value)),
    submit: () => act(async () => result.current.versioned.submit()),
    keepMine: () => act(async () => result.current.versioned.keepMine()),
    takeTheirs: () => act(() => result.current.versioned.takeTheirs()),
  };
}

test('sends only what was changed', async () => {
  const server = serverWith(asOpened);
  const { saved, write, submit } = edit(server);
  write('name', 'Duka');
  await submit();
  await waitFor(() => expect(saved).toEqual([{ ...asOpened, name: 'Duka', version: 2 }]));
});

test('keeps both changes where somebody else changed another field meanwhile', async () => {
  const server = serverWith({ ...asOpened, version: 4, description: 'Sells and delivers' });
  const { saved, write, submit, newer } = edit(server);
  write('name', 'Duka');
  await submit();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.current).toMatchObject({ name: 'Duka', description: 'Sells and delivers' });
  expect(newer()).toBeUndefined();
});

test('asks where both changed the same field, and overwrites nothing before the answer', async () => {
  const server = serverWith({ ...asOpened, version: 2, name: 'Soko' });
  const { saved, write, submit, newer, keepMine } = edit(server);
  write('name', 'Duka');
  write('description', 'Sells fast');
  await submit();
  await waitFor(() => expect(newer()?.clashes).toEqual(['name']));
  expect(newer()).toMatchObject({ mine: { name: 'Duka' }, theirs: { name: 'Soko' } });
  expect(server.current.name).toBe('Soko');

  await keepMine();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.current).toMatchObject({ name: 'Duka', description: 'Sells fast' });
});

test('takes theirs into the form, and keeps the rest of mine', async () => {
  const server = serverWith({ ...asOpened, version: 2, name: 'Soko' });
  const { saved, write, submit, newer, takeTheirs } = edit(server);
  write('name', 'Duka');
  write('description', 'Sells fast');
  await submit();
  await waitFor(() => expect(newer()).toBeDefined());
  takeTheirs();
  await submit();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.current).toMatchObject({ name: 'Soko', description: 'Sells fast' });
});

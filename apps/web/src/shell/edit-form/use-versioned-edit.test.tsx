// @vitest-environment jsdom
import { type UseFormReturnType, useForm } from '@mantine/form';
import { ORPCError } from '@orpc/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
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

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

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

interface Shown {
  form: UseFormReturnType<Values>;
  versioned: ReturnType<typeof useVersionedEdit<Project, Values>>;
}

interface EditorProps {
  server: ReturnType<typeof serverWith>;
  onSaved: (project: Project) => void;
  onShow: (shown: Shown) => void;
}

function Editor({ server, onSaved, onShow }: EditorProps) {
  const form = useForm({ initialValues: valuesOf(asOpened) });
  const versioned = useVersionedEdit({
    item: asOpened,
    form,
    valuesOf,
    save: server.save,
    changes: [],
    onSaved,
  });
  onShow({ form, versioned });
  return null;
}

function edit(server: ReturnType<typeof serverWith>) {
  const saved: Project[] = [];
  let shown: Shown | undefined;
  const now = () => shown;
  act(() =>
    createRoot(document.createElement('div')).render(
      <QueryClientProvider client={new QueryClient()}>
        <Editor
          server={server}
          onSaved={(project) => saved.push(project)}
          onShow={(next) => {
            shown = next;
          }}
        />
      </QueryClientProvider>,
    ),
  );
  return {
    saved,
    newer: () => now()?.versioned.newer,
    write: (name: 'name' | 'description', value: string) => act(() => now()?.form.setFieldValue(name, value)),
    submit: () => act(async () => now()?.versioned.submit()),
    keepMine: () => act(async () => now()?.versioned.keepMine()),
    takeTheirs: () => act(() => now()?.versioned.takeTheirs()),
  };
}

test('sends only what was changed', async () => {
  const server = serverWith(asOpened);
  const { saved, write, submit } = edit(server);
  write('name', 'Duka');
  await submit();
  await vi.waitFor(() => expect(saved).toEqual([{ ...asOpened, name: 'Duka', version: 2 }]), 10_000);
});

test('keeps both changes where somebody else changed another field meanwhile', async () => {
  const server = serverWith({ ...asOpened, version: 4, description: 'Sells and delivers' });
  const { saved, write, submit, newer } = edit(server);
  write('name', 'Duka');
  await submit();
  await vi.waitFor(() => expect(saved).toHaveLength(1), 10_000);
  expect(server.current).toMatchObject({ name: 'Duka', description: 'Sells and delivers' });
  expect(newer()).toBeUndefined();
});

test('asks where both changed the same field, and overwrites nothing before the answer', async () => {
  const server = serverWith({ ...asOpened, version: 2, name: 'Soko' });
  const { saved, write, submit, newer, keepMine } = edit(server);
  write('name', 'Duka');
  write('description', 'Sells fast');
  await submit();
  await vi.waitFor(() => expect(newer()?.clashes).toEqual(['name']), 10_000);
  expect(newer()).toMatchObject({ mine: { name: 'Duka' }, theirs: { name: 'Soko' } });
  expect(server.current.name).toBe('Soko');

  await keepMine();
  await vi.waitFor(() => expect(saved).toHaveLength(1), 10_000);
  expect(server.current).toMatchObject({ name: 'Duka', description: 'Sells fast' });
});

test('takes theirs into the form, and keeps the rest of mine', async () => {
  const server = serverWith({ ...asOpened, version: 2, name: 'Soko' });
  const { saved, write, submit, newer, takeTheirs } = edit(server);
  write('name', 'Duka');
  write('description', 'Sells fast');
  await submit();
  await vi.waitFor(() => expect(newer()).toBeDefined(), 10_000);
  takeTheirs();
  await submit();
  await vi.waitFor(() => expect(saved).toHaveLength(1), 10_000);
  expect(server.current).toMatchObject({ name: 'Soko', description: 'Sells fast' });
});

import { ORPCError } from '@orpc/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clashesOf, withNewest } from './merge.ts';

interface Plot {
  id: string;
  version: number;
  name: string;
  size: number;
  crops: string[];
}
type Patch = Partial<Omit<Plot, 'id' | 'version'>>;

const plot: Plot = { id: 'p', version: 1, name: 'Upper', size: 2, crops: ['maize'] };

/** A server that refuses a change of an older version, and says what the newer one is. */
function serverWith(stored: Plot) {
  const server = {
    stored,
    tries: 0,
    async update(patch: Patch, version: number): Promise<Plot> {
      server.tries += 1;
      if (version !== server.stored.version)
        throw new ORPCError('CONFLICT', { status: 409, data: { current: server.stored } });
      server.stored = { ...server.stored, ...patch, version: version + 1 };
      return server.stored;
    },
  };
  return server;
}

const change = (server: ReturnType<typeof serverWith>, patch: Patch, seen = plot) =>
  withNewest<Plot, keyof Patch>({
    seen,
    clashes: (newer) => clashesOf<Patch>({ seen, patch }, newer),
    send: ({ version }) => server.update(patch, version),
  });

test('a clash is where a third value would arise, and nowhere else', () => {
  const seen = { name: 'Upper', size: 2 };
  const clashes = (patch: Patch, now: Patch) => clashesOf<Patch>({ seen, patch }, now);
  expect(clashes({ name: 'Mine' }, { name: 'Theirs', size: 2 })).toEqual(['name']);
  expect(clashes({ name: 'Mine' }, { name: 'Upper', size: 3 })).toEqual([]);
  expect(clashes({ name: 'Same' }, { name: 'Same', size: 2 })).toEqual([]);
});

test('a clash sends nothing more', async () => {
  const server = serverWith({ ...plot, version: 2, name: 'Theirs' });
  expect(await change(server, { name: 'Mine' })).toEqual({ theirs: server.stored, clashes: ['name'] });
  expect(server.tries).toBe(1);
  expect(server.stored.name).toBe('Theirs');
});

const patches = fc.record(
  { name: fc.string(), size: fc.integer(), crops: fc.array(fc.string()) },
  { requiredKeys: [] },
);

test('changes of different fields hold both, in any order', () =>
  fc.assert(
    fc.asyncProperty(patches, patches, async (one, other) => {
      fc.pre(!Object.keys(one).some((field) => field in other));
      const results: Plot[] = [];
      for (const order of [
        [one, other],
        [other, one],
      ]) {
        const server = serverWith(plot);
        for (const patch of order) expect(await change(server, patch)).toHaveProperty('saved');
        results.push(server.stored);
      }
      expect(results[0]).toEqual(results[1]);
      expect(results[0]).toMatchObject({ ...one, ...other });
    }),
  ));

test('a record that is changed all the time is given up on after five tries', async () => {
  let tries = 0;
  const send = ({ version }: { version: number }): Promise<Plot> => {
    tries += 1;
    throw new ORPCError('CONFLICT', { status: 409, data: { current: { ...plot, version: version + 1 } } });
  };
  await expect(withNewest<Plot>({ seen: plot, send })).rejects.toThrow(ORPCError);
  expect(tries).toBe(5);
});

test('any other refusal is told as it is', async () => {
  const refusal = new ORPCError('FORBIDDEN', { status: 403 });
  const send = () => Promise.reject(refusal);
  await expect(withNewest<Plot>({ seen: plot, send })).rejects.toBe(refusal);
});

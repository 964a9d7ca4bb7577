import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectSound } from '../testing/expect-sound.ts';
import { accounts, noTotals, timeOf, waves } from '../testing/scenario.ts';
import { Books } from './books.ts';
import { type Decided, decide } from './decide.ts';

function newBooks(): Books {
  const books = new Books();
  for (const account of accounts) books.put({ ...account, ...noTotals });
  return books;
}

function apply(books: Books, { changes, transfers }: Decided): void {
  for (const { after } of changes) books.put(after);
  for (const transfer of transfers) books.add(transfer);
}

const contentOf = (books: Books) =>
  structuredClone({ accounts: [...books.accounts.values()], transfers: [...books.transfers.values()] });

test('whatever is asked, the books stay sound', () => {
  fc.assert(
    fc.property(waves, (all) => {
      const books = newBooks();
      for (const [wave, calls] of all.entries()) apply(books, decide(books, calls, timeOf(wave)));
      const { accounts, transfers } = contentOf(books);
      expectSound(accounts, transfers);
    }),
    { numRuns: 500 },
  );
});

test('calls decided together come to what they come to one by one, and the books given stay as they are', () => {
  fc.assert(
    fc.property(waves, (all) => {
      const [together, alone] = [newBooks(), newBooks()];
      for (const [wave, calls] of all.entries()) {
        const before = contentOf(together);
        const decided = decide(together, calls, timeOf(wave));
        expect(contentOf(together)).toEqual(before);
        apply(together, decided);
        const results = calls.flatMap((call) => {
          const one = decide(alone, [call], timeOf(wave));
          apply(alone, one);
          return one.results;
        });
        expect(decided.results).toEqual(results);
        expect(contentOf(together)).toEqual(contentOf(alone));
      }
    }),
    { numRuns: 200 },
  );
});

test('what is answered is what is there: a created transfer once, of a refused call nothing', () => {
  fc.assert(
    fc.property(waves, (all) => {
      const books = newBooks();
      for (const [wave, calls] of all.entries())
        for (const call of calls) {
          const before = contentOf(books);
          const decided = decide(books, [call], timeOf(wave));
          apply(books, decided);
          const [result] = decided.results;
          const created = result?.ok ? call.filter((_, index) => result.outcomes[index] === 'created') : [];
          expect(decided.transfers.map(({ id }) => id)).toEqual(created.map(({ id }) => id));
          expect(contentOf(books).transfers).toEqual([...before.transfers, ...decided.transfers]);
          if (created.length === 0) expect(contentOf(books)).toEqual(before);
          // Sent again, it moves nothing.
          const again = decide(books, [call], timeOf(wave));
          if (result?.ok)
            expect(again).toEqual({
              results: [{ ok: true, outcomes: call.map(() => 'exists') }],
              transfers: [],
              changes: [],
            });
        }
    }),
    { numRuns: 200 },
  );
});

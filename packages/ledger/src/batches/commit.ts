import { balances } from '../accounts.ts';
import { decide } from '../decide/decide.ts';
import { send, statementsOf } from '../sql/write-decided.ts';
import { decideWithin } from '../transfer-within.ts';
import type { NewTransfer, Query, Result } from '../types.ts';
import { Memory } from './memory.ts';

/** Runs a transaction of this tenant: commits when `work` resolves, rolls back when it rejects. */
export type Transact = <T>(tenant: string, work: (query: Query) => Promise<T>) => Promise<T>;

type Calls = readonly (readonly NewTransfer[])[];

/** How far a batch has come. */
class Progress {
  /** What it leaves is known. */
  readonly decided = Promise.withResolvers<void>();
  readonly over = Promise.withResolvers<void>();

  end(): this {
    this.decided.resolve();
    this.over.resolve();
    return this;
  }
}

/**
 * Commits a tenant's batches and answers each of their calls. A batch is decided upon what the one before it will leave
 * while that one is being committed, so that it is ready to be sent when that one is over.
 */
export class Committer {
  readonly #transact: Transact;
  readonly #tenant: string;
  readonly #now: () => Date;
  readonly #memory = new Memory();
  #last = new Progress().end();

  constructor(transact: Transact, tenant: string, now: () => Date) {
    this.#transact = transact;
    this.#tenant = tenant;
    this.#now = now;
  }

  async commit(calls: Calls): Promise<Result[]> {
    const [before, progress] = [this.#last, new Progress()];
    this.#last = progress;
    try {
      const results = await this.#fromMemory(calls, before, progress);
      if (results) return results;
      await before.over.promise;
      return await this.#withLocks(calls);
    } finally {
      progress.end();
    }
  }

  /**
   * Decides without locks, upon what is remembered and what has to be read beside it. Only where every call can be made
   * does the database confirm that nothing was overlooked, an account changed since or an id used before; otherwise
   * nothing is done.
   */
  async #fromMemory(calls: Calls, before: Progress, progress: Progress): Promise<Result[] | undefined> {
    const memory = this.#memory;
    const missing = memory.missingFor(calls);
    if (!missing) return undefined;
    await before.decided.promise;
    const ahead = missing.size === 0 ? this.#decide(calls, progress) : undefined;
    await before.over.promise;
    // The one before came to something else, or this one to nothing.
    if (missing.size === 0 && ahead?.upon !== memory.books) return undefined;
    try {
      const done = await this.#committed(async (query) => {
        if (missing.size > 0) memory.learn((await balances(query, this.#tenant, [...missing])).values());
        const decided = ahead ?? this.#decide(calls, progress);
        return decided && { results: decided.results, written: send(query, decided.statements) };
      });
      if (done) memory.confirm();
      return done?.results;
    } catch {
      memory.forget();
      return undefined;
    }
  }

  /** What the calls come to upon what is remembered, where each can be made. */
  #decide(calls: Calls, progress: Progress) {
    const upon = this.#memory.books;
    const decided = decide(upon, calls, this.#now());
    if (decided.results.some(({ ok }) => !ok)) return undefined;
    this.#memory.keep(decided.changes.map(({ after }) => after));
    progress.decided.resolve();
    return { upon, results: decided.results, statements: statementsOf(this.#tenant, decided) };
  }

  async #withLocks(calls: Calls): Promise<Result[]> {
    const { results, accounts } = await this.#committed((query) =>
      decideWithin(query, this.#tenant, calls, this.#now()),
    );
    this.#memory.keep(accounts);
    return results;
  }

  /** Commits without waiting first for what is written: the database commits only if that was. */
  async #committed<T extends { written: Promise<void> } | undefined>(
    work: (query: Query) => Promise<T>,
  ): Promise<T> {
    let written = Promise.resolve();
    try {
      const done = await this.#transact(this.#tenant, async (query) => {
        const sent = await work(query);
        if (sent) written = sent.written;
        written.catch(() => undefined);
        return sent;
      });
      await written;
      return done;
    } catch (error) {
      // What could not be written is why it could not be committed.
      await written;
      throw error;
    }
  }
}

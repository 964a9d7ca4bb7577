import { decide } from '../decide/decide.ts';
import { writeDecided } from '../sql/write-decided.ts';
import { decideWithin } from '../transfer-within.ts';
import type { NewTransfer, Query, Result } from '../types.ts';
import { Memory } from './memory.ts';

/** Runs a transaction of this tenant: commits when `work` resolves, rolls back when it rejects. */
export type Transact = <T>(tenant: string, work: (query: Query) => Promise<T>) => Promise<T>;

type Calls = readonly (readonly NewTransfer[])[];

/** What a batch has come to so far; neither promise rejects. */
interface Progress {
  /** Its rows are written and locked, or it has failed. */
  written: Promise<unknown>;
  /** It is over. */
  over: Promise<unknown>;
  /** It reads, so that only then is known what it leaves. */
  reads?: boolean;
}

const begun: Progress = { written: Promise.resolve(), over: Promise.resolve() };

/**
 * Commits a tenant's batches and answers each of their calls. A batch is decided upon what the one before it will leave,
 * and sent while that one is being committed; only one that has to read waits until that one is over.
 */
export class Committer {
  readonly #transact: Transact;
  readonly #tenant: string;
  readonly #now: () => Date;
  readonly #memory = new Memory();
  #last = begun;

  constructor(transact: Transact, tenant: string, now: () => Date) {
    this.#transact = transact;
    this.#tenant = tenant;
    this.#now = now;
  }

  async commit(calls: Calls): Promise<Result[]> {
    const before = this.#last;
    const [written, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const progress: Progress = { written: written.promise, over: over.promise };
    this.#last = progress;
    try {
      if (before.reads) await before.over;
      const results = await this.#fromMemory(calls, before, written.resolve);
      if (results) return results;
      progress.reads = true;
      await before.over;
      return await this.#fromDatabase(calls);
    } finally {
      written.resolve();
      over.resolve();
    }
  }

  /**
   * Decides upon what is remembered, without reading. Only where every call can be made does the database confirm that
   * nothing was overlooked, an account changed since or an id used before; otherwise nothing is done.
   */
  async #fromMemory(calls: Calls, before: Progress, onWritten: () => void): Promise<Result[] | undefined> {
    const books = this.#memory.for(calls);
    if (!books) return undefined;
    const decided = decide(books, calls, this.#now());
    if (decided.results.some(({ ok }) => !ok)) return undefined;
    this.#memory.keep(decided.changes.map(({ after }) => after));
    await before.written;
    try {
      await this.#committed(async (query) => {
        const written = writeDecided(query, this.#tenant, decided);
        written.then(onWritten, onWritten);
        return { written };
      });
      this.#memory.confirm();
      return decided.results;
    } catch {
      this.#memory.forget();
      return undefined;
    }
  }

  async #fromDatabase(calls: Calls): Promise<Result[]> {
    const { results, accounts } = await this.#committed((query) =>
      decideWithin(query, this.#tenant, calls, this.#now()),
    );
    this.#memory.keep(accounts);
    return results;
  }

  /** Commits without waiting first for what is written: the database commits only if that was. */
  async #committed<T extends { written: Promise<void> }>(work: (query: Query) => Promise<T>): Promise<T> {
    let written = Promise.resolve();
    try {
      const done = await this.#transact(this.#tenant, async (query) => {
        const sent = await work(query);
        written = sent.written;
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

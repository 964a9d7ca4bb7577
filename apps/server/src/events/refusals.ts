import type { Database } from '../database/tenancy.ts';
import type { Refusal, Refusals } from '../ports/audit.ts';
import type { Log } from '../ports/observability.ts';
import { enterAudit } from './audit.ts';

const countedForMs = 60_000;
/** Refusals kept apart in a minute; an attack with ever new addresses fills no table. */
const distinctAtMost = 500;

/**
 * Writes the first of equal refusals at once and, after a minute, how many more there were. Beyond those kept apart
 * in a minute, refusals are counted by workspace and action alone.
 */
export function openRefusals({ database, log }: { database: Database; log: Log }): Refusals {
  const seen = new Map<string, { refusal: Refusal; repeated: number }>();
  let written: Promise<unknown> = Promise.resolve();

  /** One after the other, so that an attack takes no more than one connection. */
  function write({ tenant, actor, origin, detail, ...entry }: Refusal, repeated: number): void {
    const change = () =>
      database.write(
        tenant,
        actor,
        (tx) =>
          enterAudit(tx, { kind: 'refusal', ...entry, detail: repeated ? { ...detail, repeated } : detail }),
        origin,
      );
    written = written
      .then(change)
      .catch((error) => log.error({ err: error, tenant, ...entry }, 'A refusal was not entered'));
  }

  function flush(): void {
    for (const { refusal, repeated } of seen.values()) if (repeated > 0) write(refusal, repeated);
    seen.clear();
  }

  const timer = setInterval(flush, countedForMs).unref();

  return {
    note(refusal) {
      const { tenant, actor, origin, action, subjectId, detail } = refusal;
      const whole = JSON.stringify([tenant, actor, origin?.ip, action, subjectId, detail]);
      const isDistinct = seen.has(whole) || seen.size < distinctAtMost;
      const key = isDistinct ? whole : JSON.stringify([tenant, action]);
      const before = seen.get(key);
      if (before) {
        before.repeated++;
        return;
      }
      const entered: Refusal = isDistinct
        ? refusal
        : { tenant, actor: null, action, subject: 'various', detail: {} };
      seen.set(key, { refusal: entered, repeated: 0 });
      write(entered, 0);
    },
    async close() {
      clearInterval(timer);
      flush();
      await written;
    },
  };
}

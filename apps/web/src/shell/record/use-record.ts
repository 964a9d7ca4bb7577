import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import type { Subject } from '../../live/affects.ts';
import { idOf, type Versioned, withNewest } from './merge.ts';
import type { Pending } from './pending.ts';
import { askWhichHolds } from './stale-host.tsx';
import { refresh } from './use-write.ts';

/** A change of a record: what it is based on, and what shall be different. */
export interface Change<Shown, Patch, Saved = Shown> {
  /** The record as it was shown when the change was begun. */
  seen: Shown;
  patch: Patch;
  /** The call that makes it, where that is another than the kind's. */
  send?: (version: number) => Promise<Saved>;
}

/** Two changes of the same fields: one's own, and what somebody else made of the record meanwhile. */
export interface Conflict<Shown, Patch, Field> {
  mine: Patch;
  theirs: Shown;
  clashes: Field[];
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * A kind of record with a version, which is changed field by field: `Shown` as screens have it, `Saved` as the server
 * answers, `Field` what two people can want differently.
 */
export interface Kind<Shown extends Versioned, Patch extends object, Saved extends Versioned, Field> {
  pending: Pending<Shown, Patch>;
  /** What is read anew once it is saved, besides the record itself. */
  changes: readonly Subject[];
  save: (seen: Shown, patch: Patch, version: number) => Promise<Saved>;
  shown: (saved: Saved) => Shown;
  /** The fields that would become a third thing. */
  clashes: (seen: Shown, patch: Patch, newer: Shown) => Field[];
  /** Asks which of two changes shall hold. */
  dialog: ComponentType<Conflict<Shown, Patch, Field>>;
}

interface RecordOptions<Shown, Patch, Saved, Field> {
  /** Asks before anything is sent; throws where it is not to be. */
  confirm?: (change: Change<Shown, Patch, Saved>) => Promise<void>;
  /** Comes once it is saved. */
  done?: (saved: Saved, change: Change<Shown, Patch, Saved>) => void;
  /** Says why it failed, in another way than by a toast. */
  failed?: (error: unknown) => void;
  /** Makes one's own change again on top of somebody else's, where that takes more than `change`. */
  redo?: (change: Change<Shown, Patch, Saved>) => void;
  /** Settles two changes of the same fields by itself: true where no dialog is to ask. */
  settles?: (theirs: Shown, clashes: readonly Field[]) => boolean;
}

/** What became of a change: it is saved, a dialog asks about somebody else's change of the same, or it was refused. */
export type Changed<Saved> = { saved: Saved } | 'stale' | 'failed';

/**
 * Changes records of a kind: each change is shown at once, and those of one record are sent one after the other. Where
 * somebody else changed other fields meanwhile, both changes hold; where they changed the same ones, nothing is overwritten,
 * and the kind's dialog asks which shall hold.
 *
 * @example
 * const { change } = useRecord(flowKind);
 * change({ seen: flow, patch: { name } });
 */
export function useRecord<Shown extends Versioned, Patch extends object, Saved extends Versioned, Field>(
  kind: Kind<Shown, Patch, Saved, Field>,
  { confirm, done, failed, redo, settles }: RecordOptions<Shown, Patch, Saved, Field> = {},
) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    meta: { quiet: failed !== undefined },
    mutationFn: (made: Change<Shown, Patch, Saved>) =>
      inTurn(queries, made.seen, async () => {
        let answer: Shown | undefined;
        try {
          await confirm?.(made);
          const outcome = await send(queries, kind, made);
          answer = 'saved' in outcome ? kind.shown(outcome.saved) : outcome.theirs;
          return outcome;
        } finally {
          kind.pending.end(queries, made.seen, made.patch, answer);
        }
      }),
    onMutate: ({ seen, patch }) => kind.pending.add(queries, seen, patch),
    onSuccess(outcome, made) {
      if ('saved' in outcome) {
        void refresh(queries, kind.changes);
        return done?.(outcome.saved, made);
      }
      const { theirs, clashes } = outcome;
      if (settles?.(theirs, clashes)) return;
      askWhichHolds((takeTheirs) => {
        const keepMine = () => {
          void (redo ?? change)({ seen: theirs, patch: made.patch });
          takeTheirs();
        };
        return createElement(kind.dialog, { mine: made.patch, theirs, clashes, keepMine, takeTheirs });
      });
    },
    onError: (error) => failed?.(error),
  });

  const change = (made: Change<Shown, Patch, Saved>): Promise<Changed<Saved>> =>
    mutateAsync(made).then(
      (outcome) => ('saved' in outcome ? outcome : 'stale'),
      () => 'failed',
    );
  return { change, busy: isPending };
}

type Outcome<Shown, Saved, Field> = { saved: Saved } | { theirs: Shown; clashes: Field[] };

/** Makes a change on the newest version of its record; tells of the clash instead where somebody else changed the same. */
async function send<Shown extends Versioned, Patch extends object, Saved extends Versioned, Field>(
  queries: QueryClient,
  { pending, shown, clashes: clashesWith, save }: Kind<Shown, Patch, Saved, Field>,
  { seen, patch, send: sendOn = (version) => save(seen, patch, version) }: Change<Shown, Patch, Saved>,
): Promise<Outcome<Shown, Saved, Field>> {
  const known = pending.confirmed(queries, seen);
  // What is shown of a record may lack some of its fields: then the server says how it is now.
  const isAhead = known.version > seen.version && Object.keys(patch).every((field) => field in known);
  const clashes = isAhead ? clashesWith(seen, patch, known) : [];
  if (clashes.length > 0) return { theirs: known, clashes };
  const merged = await withNewest<Saved, Field, Shown>({
    seen: isAhead ? known : seen,
    clashes: (newer) => clashesWith(seen, patch, shown(newer)),
    send: ({ version }) => sendOn(version),
  });
  return 'saved' in merged ? merged : { ...merged, theirs: shown(merged.theirs) };
}

/** The last change of each record that is on its way, by the record's id. */
const turns = new WeakMap<QueryClient, Map<unknown, Promise<unknown>>>();

/** Runs after what was begun before it for the same record, however that ended. */
function inTurn<Result>(queries: QueryClient, record: object, run: () => Promise<Result>): Promise<Result> {
  const running = turns.get(queries) ?? new Map<unknown, Promise<unknown>>();
  turns.set(queries, running);
  const id = idOf(record);
  const turn = (running.get(id) ?? Promise.resolve()).then(run);
  const ended = turn.catch(() => undefined).finally(() => running.get(id) === ended && running.delete(id));
  running.set(id, ended);
  return turn;
}

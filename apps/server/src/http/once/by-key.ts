import { setTimeout } from 'node:timers/promises';
import type { Tx } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { Refused, refuse } from '../../refuse.ts';
import type { RequestContext } from '../context.ts';
import { findAnswer, keepAnswer, readClaim, release, take } from './claims.ts';

export type Write = <Result>(change: (tx: Tx) => Promise<Result>) => Promise<Result>;

export interface OnceContext extends Pick<RequestContext, 'idempotencyKey' | 'services'> {
  viewer: Viewer;
  write: Write;
}

/** Somebody else has claimed the key since it was looked up. */
class Taken extends Error {}

const pauseMs = 100;
const longestWaitMs = 5_000;

/**
 * Runs any other call that carries an Idempotency-Key at most once: the key is claimed with the first thing that is written, and the
 * answer kept once there is one. A repetition is given that answer, also one that comes at the same time. What was refused claims nothing.
 */
export async function onceByKey<Answered extends { output: unknown }>(
  context: OnceContext,
  { call, input }: { call: string; input: unknown },
  act: { run: (write: Write) => Promise<Answered>; repeat: (output: unknown) => Promise<Answered> },
): Promise<Answered> {
  const { database } = context.services;
  const { tenant, user } = context.viewer;
  const claim = await readClaim(context, call, input);
  const find = () => database.read(tenant, (db) => findAnswer(db, context.services, claim));
  if (await find()) return act.repeat(await awaitAnswer(find));

  let isDone = false;
  const write: Write = async (change) => {
    const result = await context.write(async (tx) => {
      if (!isDone && !(await take(tx, claim))) throw new Taken();
      return change(tx);
    });
    isDone = true;
    return result;
  };
  let answered: Answered;
  try {
    answered = await act.run(write);
  } catch (error) {
    if (error instanceof Taken) return act.repeat(await awaitAnswer(find));
    // What failed otherwise may have been done, and is not done again.
    if (isDone && error instanceof Refused) await database.write(tenant, user.id, (tx) => release(tx, claim));
    throw error;
  }
  if (isDone)
    await database.write(tenant, user.id, (tx) => keepAnswer(tx, context.services, claim, answered.output));
  return answered;
}

/** What the first request is answered, which may still be on its way. */
async function awaitAnswer(find: () => ReturnType<typeof findAnswer>): Promise<unknown> {
  for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += pauseMs) {
    const found = await find();
    // It was refused meanwhile, and gave the key back.
    if (!found) throw refuse('unavailable');
    if (found.answer !== undefined) return found.answer;
    if (!found.isRecent) break;
    await setTimeout(pauseMs);
  }
  throw refuse('done-long-ago');
}

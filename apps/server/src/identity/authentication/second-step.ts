import type { OpenContext } from '../../http/procedures.ts';
import type { Attempt } from '../../ports/identity.ts';
import { secondStepGuessed } from '../mails.ts';

/** What somebody has to show whose first step was right: a session, a password, a link, an account of the provider. */
interface SecondStep {
  /** What it is counted as. */
  call: string;
  attempt: Attempt;
  /** Of the owner, who is told by mail of many wrong ones: somebody has come half the way into their account. */
  email: string;
}

/**
 * Takes a second step. Guessing it is slowed, and told to its owner. `prove` is given what runs the proof itself, whose
 * refusal is a wrong guess; what it throws besides is none.
 */
export async function secondStep<T>(
  { services, write }: Pick<OpenContext, 'services' | 'write'>,
  { call, attempt, email }: SecondStep,
  prove: (proof: (proving: Promise<unknown>) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { guessing, publicUrl } = services;
  await guessing.count(call, attempt);
  let isWrong = false;
  try {
    const done = await prove(async (proving) => {
      isWrong = true;
      await proving;
      isWrong = false;
    });
    await guessing.forgive(call, attempt);
    return done;
  } catch (error) {
    if (isWrong && (await guessing.failed(email)))
      await write((tx) => secondStepGuessed(tx, email, `${publicUrl}/account/security`));
    throw error;
  }
}

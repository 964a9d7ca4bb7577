import type { Weight } from '@kazi/contract/shared';
import type { Viewer } from '../ports/viewer.ts';
import { refuse } from '../refuse.ts';

const recentMs = 10 * 60_000;

/** What a call under way weighs by its contract, and whether that was asked. */
export interface Weighing {
  /** Throws 403 CONFIRM_LOGIN where the call always asks for proof that the viewer does not have. */
  refuseUnproven(): void;
  /**
   * Decides a call of the weight `proofWhere`: throws 403 CONFIRM_LOGIN where the condition holds and the viewer has not proven
   * within ten minutes who they are. May be asked more than once, of the parts of what is done.
   */
  proveIf(condition: boolean): void;
  /** Throws where the handler has not decided what its contract leaves to it, so that none forgets. */
  assertDecided(): void;
}

/** What a call of this weight asks of the viewer who makes it. */
export function weigh(weight: Weight, { session }: Viewer): Weighing {
  let isDecided = typeof weight === 'string';
  function prove(): void {
    if (Date.now() - session.confirmedAt.getTime() > recentMs) throw refuse('confirm-login');
  }
  return {
    refuseUnproven() {
      if (weight === 'proof') prove();
    },
    proveIf(condition) {
      if (typeof weight === 'string') throw new Error('Its contract leaves nothing of its weight to decide');
      isDecided = true;
      if (condition) prove();
    },
    assertDecided() {
      if (!isDecided) throw new Error('The handler has not decided what its contract says it weighs');
    },
  };
}

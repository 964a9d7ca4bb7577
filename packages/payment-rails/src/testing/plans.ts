import { type Served, silence } from './serve.ts';

/** What a protocol server does with one request, other than what it would. */
export interface Plan {
  /** Waits for this before it answers; what it did is done before. */
  hold?: Promise<unknown>;
  /** Takes the order and never answers. */
  silent?: boolean;
  /** Answers this, and takes no order. */
  answer?: Served;
  /** Is told that the request came. */
  seen?: () => void;
}

/** Plans for the requests to come, the first for the first. */
export class Plans {
  readonly #waiting: Plan[] = [];

  /** Says what becomes of the next request that moves money or asks about it. */
  next(plan: Plan): void {
    this.#waiting.push(plan);
  }

  /** Answers a request by its plan, or simply. */
  async run(work: () => Promise<Served> | Served): Promise<Served> {
    const plan = this.#waiting.shift() ?? {};
    if (plan.answer) {
      plan.seen?.();
      return plan.answer;
    }
    const answer = await work();
    plan.seen?.();
    await plan.hold;
    return plan.silent ? silence : answer;
  }
}

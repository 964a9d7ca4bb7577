import type { SandboxOrder, SandboxStore } from '../sandbox/store.ts';

/** A sandbox's store in memory. */
export function memoryStore(): SandboxStore {
  const orders = new Map<string, SandboxOrder>();
  const all = () => [...orders.values()];
  return {
    add(order) {
      const isNew = !orders.has(order.order.reference);
      if (isNew) orders.set(order.order.reference, order);
      return Promise.resolve(isNew);
    },
    find: (reference) => Promise.resolve(orders.get(reference)),
    settle(order) {
      const waits = orders.get(order.order.reference)?.state === 'waiting';
      if (waits) orders.set(order.order.reference, order);
      return Promise.resolve(waits);
    },
    promptsOn: (phone) =>
      Promise.resolve(
        all().filter(
          ({ state, order }) =>
            state === 'waiting' &&
            order.operation === 'mpesa-topup' &&
            order.party.kind === 'phone' &&
            order.party.phone === phone,
        ),
      ),
    succeeded: ({ from, to }) =>
      Promise.resolve(
        all()
          .filter(({ state, settledAt }) => state === 'succeeded' && isWithin(settledAt, from, to))
          .sort((one, other) => (one.settledAt ?? '').localeCompare(other.settledAt ?? '')),
      ),
  };
}

const isWithin = (moment: string | null, from: string, to: string) =>
  moment !== null && Date.parse(moment) >= Date.parse(from) && Date.parse(moment) < Date.parse(to);

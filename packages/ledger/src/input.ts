import type { NewTransfer } from './types.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const code = /^[a-z0-9-]{1,40}$/;

/**
 * The transfers of one call with their ids as the database writes them. Malformed input, such as an id that is no UUID,
 * throws: it is a mistake in the caller's code, not a refusal.
 */
export function read(transfers: readonly NewTransfer[]): NewTransfer[] {
  return transfers.map((transfer) => {
    if (transfer.code !== undefined && !code.test(transfer.code))
      throw new TypeError(
        `The code "${transfer.code}" is not lower-case letters, digits and hyphens, at most 40`,
      );
    const id = readId(transfer.id);
    const reference = transfer.reference && { reference: readId(transfer.reference) };
    if ('pending' in transfer) return { ...transfer, id, ...reference, pending: readId(transfer.pending) };
    if (transfer.expiresAt && Number.isNaN(transfer.expiresAt.getTime()))
      throw new TypeError('The time to expire at is not a time');
    if (transfer.expiresAt && transfer.kind !== 'pending')
      throw new TypeError('Only a pending transfer expires');
    return { ...transfer, id, ...reference, debit: readId(transfer.debit), credit: readId(transfer.credit) };
  });
}

/** An id as the database writes it. */
export function readId(id: string): string {
  const lower = id.toLowerCase();
  if (!uuid.test(lower)) throw new TypeError(`"${id}" is not a UUID`);
  return lower;
}

/**
 * A receiver is new for a day after its number was given or changed. Until then a single payment to it is limited,
 * so that a stolen login cannot empty a wallet at once. A rule of this house, from its first day.
 */
const coolsForMs = 24 * 3_600_000;

/** In cents. */
export const mostToNewReceiver = 20_000_00;

/** From when on the usual limits hold for a receiver whose number was given at `since`. */
export const fullFrom = (since: Date): Date => new Date(since.getTime() + coolsForMs);

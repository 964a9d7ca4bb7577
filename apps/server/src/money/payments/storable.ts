import { type Outcome, type Reading, storable } from '@kazi/payment-rails';

/** A backslash that is written, or an escape of what PostgreSQL's JSON does not take: NUL, and half of a surrogate pair. */
const escapes = /\\\\|\\u0000|\\ud[89a-f][0-9a-f]{2}/g;

/** A body as JSON that can be stored whatever characters it has, in names too: what cannot is written as U+FFFD. */
export const storableJson = (body: unknown): string =>
  JSON.stringify(body ?? null).replace(escapes, (found) => (found === '\\\\' ? found : '\\ufffd'));

/** What a notice says, in texts that can be stored. It is read before, as a signature is of what came. */
export const storableReading = (reading: Reading): Reading =>
  reading.genuine
    ? {
        ...reading,
        outcome: storableOutcome(reading.outcome),
        uniqueId: storable(reading.uniqueId),
        railReference: maybe(reading.railReference),
      }
    : reading;

function storableOutcome(outcome: Outcome): Outcome {
  if (outcome.state === 'failed')
    return { ...outcome, code: storable(outcome.code), detail: storable(outcome.detail) };
  if (outcome.state === 'unknown') return { ...outcome, detail: storable(outcome.detail) };
  if (outcome.state !== 'succeeded') return outcome;
  const { railReference, receipt, party } = outcome;
  return {
    ...outcome,
    railReference: maybe(railReference),
    receipt: maybe(receipt),
    party: maybe(party),
  };
}

const maybe = (text: string | undefined) => text && storable(text);

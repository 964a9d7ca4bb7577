import { reasonOf } from '../database/connect-error.ts';

/** What a check has found of one thing, in a sentence that says what to do where something is to be done. */
export interface Outcome {
  state: 'ok' | 'warning' | 'fault';
  /** The variable that it is about, or another name for it. */
  what: string;
  says: string;
}

/** Looks at one thing: nothing where it is not configured. Throws where it is not as it must be. */
export type Check = () => Promise<readonly Outcome[]>;

const answersWithinMs = 20_000;

/** Makes a check whose failure is a fault, said as "… cannot be used: why". One that does not end counts as silent. */
export const checkOf =
  (what: string, thing: string, look: Check): Check =>
  async () => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('it does not answer')), answersWithinMs);
    try {
      return await Promise.race([look(), late.promise]);
    } catch (error) {
      return [{ state: 'fault', what, says: `${thing} cannot be used: ${why(error)}.` }];
    } finally {
      clearTimeout(timer);
    }
  };

/** Why something did not work, as the end of a sentence. */
function why(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return why(error.cause);
  const [code] = /\bE[A-Z]{4,}\b/.exec(error.message) ?? [];
  const known = reasonOf(error) ?? (code && reasonOf(Object.assign(new Error(), { code })));
  return known || error.message.split('\n', 1).join().replace(/\.$/, '') || error.name;
}

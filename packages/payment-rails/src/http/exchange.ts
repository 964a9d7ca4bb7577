import { storable } from '../text.ts';

/** What came back from one request: an answer, or silence in which anything may have happened. */
export type Reply = { answered: true; status: number; text: string } | { answered: false; why: string };

/** How requests go out; tests hand in deadlines they can reach. */
export interface Wire {
  /** A signal that aborts when a request has taken too long; 30 seconds unless given. */
  deadline?: (() => AbortSignal) | undefined;
}

const deadline = 30_000;
const largestAnswer = 5_000_000;

/**
 * Sends one request, once. TLS is verified and a redirect refused: money and credentials go to the host that was
 * configured or nowhere. It never throws.
 */
export async function exchange(url: string, init: RequestInit, wire: Wire): Promise<Reply> {
  const signal = wire.deadline?.() ?? AbortSignal.timeout(deadline);
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    return { answered: true, status: response.status, text: await textOf(response) };
  } catch (error) {
    return { answered: false, why: signal.aborted ? 'No answer in time' : `No answer (${causeOf(error)})` };
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > largestAnswer) throw new Error('too long');
  }
  return text;
}

/** Only the code of a network error: its message may hold the address. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'the connection broke';
}

/** The JSON of an answer, its texts as they can be stored; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    return undefined;
  }
}

import autocannon from 'autocannon';

/** What one run of requests came to. */
export interface Run {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Asks for `url` from 20 connections for some seconds, by POST where it has a body. Throws where an answer was no success. */
export async function load(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  body?: string,
): Promise<Run> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    connections: 20,
    duration: seconds,
    ...(body && { method: 'POST', body }),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers of ${url} were no success, ${errors} failed`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** The run whose rate is in the middle. */
export function middle(runs: Run[]): Run {
  const run = [...runs].sort((one, other) => one.rate - other.rate)[runs.length >> 1];
  if (!run) throw new Error('There was no run');
  return run;
}

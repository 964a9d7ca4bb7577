import { vi } from 'vitest';
import { answeringFetch } from '../apps.ts';
import { resetSamples } from './state.ts';

const page = 'http://demo.test/';

const network = async (): Promise<Response> => {
  throw new Error('A test went to the network');
};

/** For `beforeEach`: fresh samples, answered by `fetch` at once, and no network behind it. */
export function simulate(): void {
  resetSamples();
  vi.stubGlobal(
    'fetch',
    answeringFetch(
      network,
      () => 0,
      () => page,
    ),
  );
}

/** A request as anything on a page may make it: its status and what it says. */
export async function request(method: string, path: string, body?: unknown) {
  const answer = await fetch(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const said: unknown = await answer.json();
  return { status: answer.status, body: said };
}

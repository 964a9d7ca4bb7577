/** Carries the status text of a refusal to what makes an error of it: oRPC hands on status and headers alone. */
const statusTextHeader = 'x-kazi-status-text';

/** Does what `ask` does, for every call, and puts the status text of a refusal among its headers. */
export const withStatusText =
  (ask: (request: Request, init?: RequestInit) => Promise<Response>) =>
  async (request: Request, init?: RequestInit): Promise<Response> => {
    const answer = await ask(request, init);
    if (answer.ok || answer.statusText === '') return answer;
    const headers = new Headers(answer.headers);
    headers.set(statusTextHeader, encodeURIComponent(answer.statusText));
    return new Response(answer.body, { status: answer.status, headers });
  };

/** The status text that an answer's headers carry; undefined where it had none, as over HTTP/2. */
export function statusTextOf(headers: Readonly<Record<string, string | readonly string[] | undefined>>) {
  const text = headers[statusTextHeader];
  return typeof text === 'string' ? decodeURIComponent(text) : undefined;
}

import { deviceStorage } from '../boot/storage.ts';
import { own } from '../session/session.ts';

/** How far the server's database was for what this browser was last shown or wrote: nothing older is shown from then on. */
export const positionHeader = 'x-kazi-position';

/** The key under which it is kept, with its age: for all tabs, since one may write in one and look at another. It goes with the login. */
const key = `${own}position`;
const none = 'none';
/** After this long none is sent: the server asks its primary database and gives one anew, also where a backup has left us one of the future. */
const forgottenAfterMs = 600_000;

function kept(): { position: string; since: number } {
  const [position = none, since = '0'] = deviceStorage.get(key)?.split(' ') ?? [];
  return { position, since: Number(since) };
}

const keep = (position: string) => deviceStorage.set(key, `${position} ${Date.now()}`);

/** The position to send with a call. */
export function positionToSend(): string {
  const { position, since } = kept();
  return Date.now() - since > forgottenAfterMs ? none : position;
}

interface Answered {
  /** What was asked changes nothing. */
  isRead: boolean;
  /** When it was asked, in milliseconds since 1970. */
  askedAt: number;
  /** Null for an answer that does not say it, and where there was none. */
  position: string | null;
}

/** Takes up the position of an answer. Positions have one length, so the later is the greater string. */
export function noteAnswer({ isRead, askedAt, position }: Answered): void {
  if (position === null && isRead) return;
  if (position === null || position === none) {
    keep(none); // something was written, and nothing tells where
    return;
  }
  const known = kept();
  const wasAskedBefore = known.position === none && known.since >= askedAt;
  if (!wasAskedBefore && (positionToSend() === none || position > known.position)) keep(position);
}

/** Takes up the position of an event, which stands in a comment. */
export function noteEvent(comments: readonly string[] = []): void {
  const said = comments.find((comment) => comment.startsWith('position '));
  if (said) noteAnswer({ isRead: true, askedAt: Date.now(), position: said.slice('position '.length) });
  else if (kept().position !== none) keep(none);
}

/** Does what `fetch` does, for every call: tells the server what was seen, and notes what the answer shows. */
export async function fetchWithPosition(request: Request, init?: RequestInit): Promise<Response> {
  const asked = { isRead: request.method === 'GET', askedAt: Date.now() };
  request.headers.set(positionHeader, positionToSend());
  let position: string | null = null;
  try {
    const response = await fetch(request, init);
    position = response.headers.get(positionHeader);
    return response;
  } finally {
    noteAnswer({ ...asked, position });
  }
}

import { count, text } from '../../shell/search-params.ts';

/** What is looked at, as the address says it. */
export interface ChatSearch {
  /** Part of a name or of a last message. */
  q?: string | undefined;
  /** Id of the contact whose chat is open. */
  chat?: number | undefined;
}

export const readChatSearch = (search: Record<string, unknown>): ChatSearch => ({
  q: text(search.q),
  chat: count(search.chat),
});

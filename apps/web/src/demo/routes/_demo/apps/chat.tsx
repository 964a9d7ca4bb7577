import { createFileRoute } from '@tanstack/react-router';
import { ChatPage } from '../../../chat/chat-page.tsx';
import { readChatSearch } from '../../../chat/search.ts';
import { useSearchOf } from '../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/chat')({
  validateSearch: readChatSearch,
  component: () => <ChatPage search={useSearchOf(readChatSearch)} />,
});

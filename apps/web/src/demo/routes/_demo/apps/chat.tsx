import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { ChatPage } from '../../../chat/chat-page.tsx';
import { readChatSearch } from '../../../chat/search.ts';
import { useSearchOf } from '../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/chat')({
  validateSearch: readChatSearch,
  loader: () => loadTexts('demo/chat'),
  component: () => <ChatPage search={useSearchOf(readChatSearch)} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { text } from '../../../../shell/search-params.ts';
import { TopUpPage } from '../../../money/top-up/top-up-page.tsx';

export const Route = createFileRoute('/_app/wallet/top-up')({
  validateSearch: (search): TopUpSearch => ({ payment: text(search.payment) }),
  beforeLoad: requires('create', 'Payment'),
  component: TopUpPage,
});

interface TopUpSearch {
  /** The payment that a phone has been asked for. */
  payment?: string | undefined;
}

import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { flag } from '../../../../../shell/search-params.ts';
import { FlowsPage } from '../../../../work/flow/flows-page.tsx';

export const Route = createFileRoute('/_app/apps/$appId/flows')({
  validateSearch: (search): FlowsSearch => ({ new: flag(search.new) }),
  loader: () => loadTexts('flows'),
  component: FlowsPage,
});

interface FlowsSearch {
  /** The dialog to make one is open. */
  new?: true | undefined;
}

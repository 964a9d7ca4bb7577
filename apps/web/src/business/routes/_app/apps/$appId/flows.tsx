import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { defineSearch, flag } from '../../../../../shell/search-params.ts';
import { FlowsPage } from '../../../../work/flow/flows-page.tsx';

export const Route = createFileRoute('/_app/apps/$appId/flows')({
  validateSearch: defineSearch({
    /** The dialog to make one is open. */
    new: flag,
  }),
  loader: () => loadTexts('flows'),
  component: FlowsPage,
});

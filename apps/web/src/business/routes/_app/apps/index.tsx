import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { defineSearch, flag, text } from '../../../../shell/search-params.ts';
import { AppsPage } from '../../../organisation/apps/apps-page.tsx';

export const Route = createFileRoute('/_app/apps/')({
  validateSearch: defineSearch({
    q: text,
    /** The dialog to make one is open. */
    new: flag,
  }),
  beforeLoad: requires('read', 'App'),
  loader: () => loadTexts('organisation'),
  component: AppsPage,
});

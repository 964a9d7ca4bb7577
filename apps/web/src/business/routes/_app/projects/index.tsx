import { projectStatuses } from '@kazi/contract/organisation';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { defineSearch, flag, oneOf, text } from '../../../../shell/search-params.ts';
import { ProjectsPage } from '../../../organisation/projects/projects-page.tsx';

export const Route = createFileRoute('/_app/projects/')({
  validateSearch: defineSearch({
    q: text,
    status: (value) => oneOf(value, projectStatuses),
    /** The dialog to make one is open. */
    new: flag,
  }),
  beforeLoad: requires('read', 'Project'),
  loader: () => loadTexts('organisation'),
  component: ProjectsPage,
});

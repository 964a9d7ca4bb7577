import { projectStatuses } from '@kazi/contract/organisation';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { flag, oneOf, text } from '../../../../shell/search-params.ts';
import { ProjectsPage } from '../../../organisation/projects/projects-page.tsx';

export const Route = createFileRoute('/_app/projects/')({
  validateSearch: (search): ProjectsSearch => ({
    q: text(search.q),
    status: oneOf(search.status, projectStatuses),
    new: flag(search.new),
  }),
  beforeLoad: requires('read', 'Project'),
  loader: () => loadTexts('organisation'),
  component: ProjectsPage,
});

interface ProjectsSearch {
  q?: string | undefined;
  status?: (typeof projectStatuses)[number] | undefined;
  /** The dialog to make one is open. */
  new?: true | undefined;
}

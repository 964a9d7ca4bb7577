import { projectStatuses } from '@kazi/contract/organisation';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { askEarly } from '../../../../shell/ask-early.ts';
import { flag, oneOf, text } from '../../../../shell/search-params.ts';
import { ProjectsPage } from '../../../organisation/projects/projects-page.tsx';

export const Route = createFileRoute('/_app/projects/')({
  validateSearch: (search): ProjectsSearch => ({
    q: text(search.q),
    status: oneOf(search.status, projectStatuses),
    new: flag(search.new),
  }),
  beforeLoad: requires('read', 'Project'),
  loader: ({ location }) => {
    if (!location.searchStr)
      askEarly(() =>
        import('../../../organisation/projects/use-projects.ts').then(({ askForProjects }) =>
          askForProjects(),
        ),
      );
    return loadTexts('organisation');
  },
  component: ProjectsPage,
});

interface ProjectsSearch {
  q?: string | undefined;
  status?: (typeof projectStatuses)[number] | undefined;
  /** The dialog to make one is open. */
  new?: true | undefined;
}

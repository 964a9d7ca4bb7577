import { dues, taskParts, taskStatuses } from '@kazi/contract/work';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { requires } from '../../../session/guards.ts';
import { flag, oneOf, someOf, text } from '../../../shell/search-params.ts';
import { MyWorkPage } from '../../work/my-work/my-work-page.tsx';
import type { MyWorkFilter } from '../../work/my-work/use-my-work.ts';

export const Route = createFileRoute('/_app/my-work')({
  validateSearch: (search): MyWorkSearch => ({
    part: oneOf(search.part, taskParts),
    status: someOf(search.status, taskStatuses),
    due: oneOf(search.due, dues),
    q: text(search.q),
    finished: flag(search.finished),
    task: text(search.task),
  }),
  beforeLoad: requires('read', 'Task'),
  loader: () => loadTexts('work'),
  component: MyWorkPage,
});

interface MyWorkSearch extends MyWorkFilter {
  /** Id of the task that is open over the list. */
  task?: string | undefined;
}

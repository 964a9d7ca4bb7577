import type { TaskFilter } from '@kazi/contract/work';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf, text } from '../../../../../shell/search-params.ts';
import { BoardPage } from '../../../../work/board/board-page.tsx';
import { type LaneKind, laneKinds, readTaskFilter } from '../../../../work/task-filter/filter.ts';

export const Route = createFileRoute('/_app/apps/$appId/board')({
  validateSearch: (search): BoardSearch => ({
    ...readTaskFilter(search),
    lanes: oneOf(search.lanes, laneKinds),
    task: text(search.task),
  }),
  loader({ params, location }) {
    // Beside the page's code. The page asks itself for what cannot be had.
    import('../../../../work/board/ask-for-board.ts')
      .then(({ askForBoard }) => askForBoard(params.appId, readTaskFilter(location.search)))
      .catch(() => undefined);
  },
  component: BoardPage,
});

interface BoardSearch extends TaskFilter {
  lanes?: LaneKind | undefined;
  /** Id of the task that is open over the board. */
  task?: string | undefined;
}

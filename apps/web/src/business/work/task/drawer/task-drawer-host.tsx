import { useNavigate, useSearch } from '@tanstack/react-router';
import { onDemand } from '../../../../shell/dialog/on-demand.ts';
import { OnceOpened } from '../../../../shell/once-opened.tsx';

const Drawer = onDemand(async () => {
  const [{ TaskDrawer }, { loadTexts }] = await Promise.all([
    import('./task-drawer.tsx'),
    import('../../../../i18n/i18n.ts'),
  ]);
  await loadTexts('tasks', 'work');
  return TaskDrawer;
});

/** The code of the drawer, before it is opened. */
export const fetchTaskDrawer = Drawer.fetch;

/** Opens the task that the address names (`?task=`) over whichever screen is shown. One for the whole application. */
export function TaskDrawerHost() {
  const { task } = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (id: string | undefined) =>
    navigate({ to: '.', search: (search) => ({ ...search, task: id }), replace: true });
  return (
    <OnceOpened opened={task !== undefined}>
      <Drawer id={task} onGo={go} />
    </OnceOpened>
  );
}

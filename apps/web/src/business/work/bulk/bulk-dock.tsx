import type { TaskCard } from '@kazi/contract/work';
import { Suspense } from 'react';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import classes from './bulk.module.css';
import type { Selection } from './use-selection.ts';

const BulkBar = onDemand(() => import('./bulk-bar.tsx').then((module) => module.BulkBar));

interface BulkDockProps {
  /** The app of the tasks; undefined for those of several apps. */
  app?: string;
  /** All that can be selected. */
  tasks: readonly TaskCard[];
  selection: Selection;
}

/** The place of the bar for the selected tasks, at the end of the window; its code is fetched with the first selection. */
export function BulkDock({ app, tasks, selection }: BulkDockProps) {
  if (!selection.wasUsed) return null;
  return (
    <div className={classes.dock}>
      <Suspense>
        <BulkBar app={app} tasks={tasks} selection={selection} />
      </Suspense>
    </div>
  );
}

import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay, PointerSensor } from '@dnd-kit/react';
import type { TaskStatus } from '@kazi/contract/work';
import { VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nonce } from '../../../boot/nonce.ts';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import { usePeople } from '../fields/use-people.ts';
import { RejectDialog } from '../task-change/reject-dialog.tsx';
import classes from './board.module.css';
import { BoardContext } from './board-context.ts';
import cardClasses from './card.module.css';
import { Card } from './card.tsx';
import { createCardFocus } from './card-focus.ts';
import { Column } from './column.tsx';
import { createDragStore, type DragStore, useDraggedTask } from './drag/store.ts';
import { useKeyboardDrag } from './drag/use-keyboard-drag.ts';
import { usePointerDrag } from './drag/use-pointer-drag.ts';
import { useSpeech } from './drag/use-speech.ts';
import { FoldedColumn } from './folded-column.tsx';
import { LaneRows } from './lane-rows.tsx';
import type { Lane, LaneKind } from './lanes.ts';
import type { ColumnTasks } from './use-board-lists.ts';
import { useGrid } from './use-grid.ts';
import { useMoveCard } from './use-move-card.ts';

interface BoardProps {
  app: string;
  mayAdd: boolean;
  columns: readonly ColumnTasks[];
  laneKind: LaneKind | undefined;
  lanes: readonly Lane[] | undefined;
  onFold: (status: TaskStatus) => void;
}

/** Cards in columns, and in lanes if wanted, that are moved by mouse, touch and keys alike. */
export function Board({ app, mayAdd, columns, laneKind, lanes, onFold }: BoardProps) {
  const { t } = useTranslation('work');
  const [drag] = useState(createDragStore);
  const [focus] = useState(createCardFocus);
  const grid = useGrid(columns, lanes, laneKind);
  const { move, rejection } = useMoveCard(grid, laneKind, usePeople());
  const keysId = useId();
  const parts = { app, drag, focus, grid, move, keysId, mayAdd };
  const { said, speech } = useSpeech(grid);
  const pointer = usePointerDrag(parts, speech);
  const keyboard = useKeyboardDrag(parts, speech);
  useListedKeys(t('app.board'), {
    'up down': t('shortcuts.next'),
    'left right': t('shortcuts.sideways'),
    space: t('shortcuts.lift'),
    m: t('shortcuts.moveMenu'),
    enter: t('shortcuts.open'),
  });

  return (
    <BoardContext value={parts}>
      <DragDropProvider sensors={sensors} plugins={plugins} {...pointer}>
        <div className={classes.board} data-lanes={laneKind} {...keyboard}>
          {lanes ? (
            <LaneRows columns={columns} lanes={lanes} onFold={onFold} />
          ) : (
            columns.map(({ status, list, count, isFolded }) =>
              isFolded ? (
                <FoldedColumn key={status} status={status} count={count} onUnfold={() => onFold(status)} />
              ) : (
                <Column
                  key={status}
                  status={status}
                  list={list}
                  count={count}
                  onFold={() => onFold(status)}
                />
              ),
            )
          )}
        </div>
        <CardOverlay drag={drag} />
      </DragDropProvider>
      <VisuallyHidden id={keysId}>{t('board.keys')}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
      <RejectDialog {...rejection} />
    </BoardContext>
  );
}

/** The card under the pointer. */
function CardOverlay({ drag }: { drag: DragStore }) {
  const task = useDraggedTask(drag);
  return <DragOverlay className={cardClasses.overlay ?? ''}>{task && <Card task={task} />}</DragOverlay>;
}

const sensors = [
  PointerSensor.configure({
    // A finger that moves at once scrolls; one that rests picks the card up.
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 6 })],
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('[data-card-menu], [role=menu]') !== null,
  }),
];

const plugins = [
  StyleInjector.configure({ nonce }),
  AutoScroller.configure({ threshold: 0.12 }),
  Cursor,
  Feedback.configure({ dropAnimation: null }),
  PreventSelection,
];

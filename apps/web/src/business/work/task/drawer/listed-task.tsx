import { Stack } from '@kazi/ui/layout';
import type { TaskCard } from '@kazi/contract/work';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../../status.tsx';
import { DueDate } from '../../fields/due-date.tsx';
import { LabelChips, PeopleStack, PriorityMark } from '../../fields/marks.tsx';
import properties from '../property.module.css';
import { Nothing, Property } from '../property.tsx';
import titles from '../task-title.module.css';
import view from '../task-view.module.css';
import classes from './task-drawer.module.css';

/** A task as far as the list knows it that led to it, until all of it is here. Nothing can be changed in it yet. */
export function ListedTask({ task }: { task: TaskCard }) {
  const { t } = useTranslation(['work', 'common']);
  const { title, status, priority, assignees, labels, dueDate, may } = task;
  return (
    <>
      <h2 className={classes.title}>
        <span className={`${titles.title} ${may.update ? titles.still : ''}`} dir="auto">
          {title}
        </span>
      </h2>
      <div className={view.task}>
        <div className={view.columns}>
          <div className={view.main}>
            <SkeletonRows rows={6} label={t('common:loading')} />
          </div>
          <div className={view.side}>
            <Stack as="dl" gap={2} className={properties.properties}>
              <Property name={t('field.status')}>
                <span className={properties.value}>
                  <StatusGlyph status={status} />
                  {t(`status.${status}`)}
                </span>
              </Property>
              <Property name={t('field.assignees')}>
                <span className={properties.value}>
                  {assignees.length > 0 ? (
                    <PeopleStack people={assignees} size={20} />
                  ) : (
                    <Nothing text={t('none.assignees')} />
                  )}
                </span>
              </Property>
              <Property name={t('field.priority')}>
                <span className={properties.value}>
                  <PriorityMark priority={priority} />
                  {t(`priority.${priority}`)}
                </span>
              </Property>
              <Property name={t('field.dueDate')}>
                <span className={properties.value}>
                  {dueDate ? (
                    <DueDate dueDate={dueDate} status={status} />
                  ) : (
                    <Nothing text={t('none.dueDate')} />
                  )}
                </span>
              </Property>
              <Property name={t('field.labels')}>
                <span className={properties.value}>
                  {labels.length > 0 ? (
                    <LabelChips labels={labels} max={6} />
                  ) : (
                    <Nothing text={t('none.labels')} />
                  )}
                </span>
              </Property>
            </Stack>
          </div>
        </div>
      </div>
    </>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconArrowsDiagonal from '#icons/IconArrowsDiagonal';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import IconX from '#icons/IconX';
import { links } from '../../../links.ts';
import { Tool } from '../tool.tsx';
import classes from './task-drawer.module.css';

interface DrawerToolsProps {
  id: string;
  previous: string | undefined;
  next: string | undefined;
  onGo: (id: string | undefined) => void;
}

/** The drawer's own buttons: the tasks before and after, the same task as a page, and the way back. */
export function DrawerTools({ id, previous, next, onGo }: DrawerToolsProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const navigate = useNavigate();
  return (
    <>
      <span className={classes.gap} />
      {(previous || next) && (
        <>
          <Tool
            label={t('drawer.previous')}
            icon={IconChevronUp}
            keys="k"
            disabled={!previous}
            onClick={() => onGo(previous)}
          />
          <Tool
            label={t('drawer.next')}
            icon={IconChevronDown}
            keys="j"
            disabled={!next}
            onClick={() => onGo(next)}
          />
        </>
      )}
      <Tool
        label={t('drawer.page')}
        icon={IconArrowsDiagonal}
        onClick={() => navigate({ to: links.task(id) })}
      />
      <Tool label={t('common:close')} icon={IconX} keys="escape" onClick={() => onGo(undefined)} />
    </>
  );
}

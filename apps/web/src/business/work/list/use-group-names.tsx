import { priorities, taskStatuses } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowsSplit2 from '#icons/IconArrowsSplit2';
import IconUserOff from '#icons/IconUserOff';
import { StatusGlyph } from '../../status.tsx';
import { PriorityMark } from '../fields/marks.tsx';
import { useFlows, usePeople } from '../fields/use-choices.tsx';
import type { GroupKind } from './groups.ts';

/** Says what the tasks of a group have in common, in words and as a sign. */
export type GroupNames = (key: string) => { name: string; mark: ReactNode };

export function useGroupNames(app: string, kind: GroupKind): GroupNames {
  const { t } = useTranslation('work');
  const flows = useFlows(app);
  const people = usePeople();
  return (key) => {
    const status = taskStatuses.find((known) => kind === 'status' && known === key);
    if (status) return { name: t(`status.${status}`), mark: <StatusGlyph status={status} /> };
    const priority = priorities.find((known) => kind === 'priority' && known === key);
    if (priority) return { name: t(`priority.${priority}`), mark: <PriorityMark priority={priority} /> };
    if (kind === 'flow') {
      const flow = flows.find(({ _id }) => _id === key);
      return {
        name: flow?.name ?? t('none.flow'),
        mark: <IconArrowsSplit2 size={16} stroke={1.6} aria-hidden="true" />,
      };
    }
    const person = people.find(({ id }) => id === key);
    if (!person)
      return { name: t('none.assignees'), mark: <IconUserOff size={18} stroke={1.6} aria-hidden="true" /> };
    return {
      name: person.name,
      mark: <Avatar name={person.name} src={person.avatar} size={22} decorative />,
    };
  };
}

import type { TaskFilter } from '@kazi/contract/work';
import { dues } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { useTranslation } from 'react-i18next';
import IconUserOff from '#icons/IconUserOff';
import { useSignedIn } from '../../../session/session.ts';
import {
  useFlowChoices,
  useLabelChoices,
  usePeopleChoices,
  usePriorityChoices,
  useStatusChoices,
} from '../fields/use-choices.tsx';
import type { FacetProps } from './facet.tsx';
import { type ChangeFilter, narrowed } from './filter.ts';

/** What a filter can narrow by, with what there is to choose from and what is chosen. */
export function useFacets(app: string, filter: TaskFilter, onChange: ChangeFilter): FacetProps[] {
  const { t } = useTranslation('work');
  return [
    {
      name: t('field.assignees'),
      choices: useAssigneeChoices(),
      selected: filter.assignee,
      onSelect: (change) => onChange(narrowed('assignee', change)),
    },
    {
      name: t('field.status'),
      choices: useStatusChoices(),
      selected: filter.status,
      onSelect: (change) => onChange(narrowed('status', change)),
    },
    {
      name: t('field.priority'),
      choices: usePriorityChoices(),
      selected: filter.priority,
      onSelect: (change) => onChange(narrowed('priority', change)),
    },
    {
      name: t('field.labels'),
      choices: useLabelChoices(app),
      selected: filter.label,
      onSelect: (change) => onChange(narrowed('label', change)),
    },
    {
      name: t('field.flow'),
      choices: [{ value: 'none', label: t('none.flow') }, ...useFlowChoices(app)],
      selected: filter.flow,
      onSelect: (change) => onChange(narrowed('flow', change)),
    },
    {
      name: t('field.dueDate'),
      choices: dues.map((due) => ({ value: due, label: t(`due.${due}`) })),
      selected: filter.due && [filter.due],
      onSelect: (change) => onChange(narrowed('due', change)),
    },
  ];
}

/** Whoever is looking and nobody first, then everybody else. */
function useAssigneeChoices() {
  const { t } = useTranslation('work');
  const { user } = useSignedIn();
  const name = `${user.firstName} ${user.lastName}`;
  return [
    {
      value: 'me',
      label: t('filter.me'),
      mark: <Avatar name={name} src={user.avatar} size={22} decorative />,
    },
    { value: 'none', label: t('filter.unassigned'), mark: <IconUserOff size={18} stroke={1.6} /> },
    ...usePeopleChoices().filter(({ value }) => value !== user.id),
  ];
}

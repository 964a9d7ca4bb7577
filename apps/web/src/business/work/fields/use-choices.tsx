import { tidied } from '@kazi/contract/checks';
import type { Person } from '@kazi/contract/identity';
import { pageMaxItems } from '@kazi/contract/limits';
import {
  hasLabel,
  labelMaxLength,
  movers,
  moves,
  movesFor,
  priorities,
  type TaskCard,
  type TaskStatus,
  taskStatuses,
} from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { useListFormat } from '@kazi/ui/locale';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconArrowsSplit2 from '#icons/IconArrowsSplit2';
import { api } from '../../../api/queries.ts';
import { createStore, useStore } from '../../../shell/store.ts';
import { StatusGlyph } from '../../status.tsx';
import { LabelDot, PriorityMark } from './marks.tsx';
import type { Choice } from './picker-dropdown.tsx';

/** How long lists that hardly change are taken as they are. Live events renew them sooner. */
const settledMs = 5 * 60_000;

/** Says why a task may not go to a status now; undefined where it may, or is there. */
export function useRefusal(): (task: Pick<TaskCard, 'status' | 'may'>, to: TaskStatus) => string | undefined {
  const { t } = useTranslation('work');
  const list = useListFormat();
  return ({ status: from, may }, to) => {
    if (from === to || may.moves.includes(to)) return undefined;
    const move = moves.find((one) => one.from === from && one.to === to && !one.whileUndoable);
    if (move?.by.includes('worker')) return t('move.onlyParty');
    if (move?.action === 'acceptance' && may.acceptRefusal) return t(`notAccepting.${may.acceptRefusal}`);
    if (move) return t(move.by.includes('author') ? 'move.onlyOwner' : 'move.onlyAccepter');
    const ways = [...new Set(movesFor(from, movers).map((way) => t(`status.${way.to}`)))];
    return t('move.noWay', { from: t(`status.${from}`), to: list(ways) });
  };
}

/** Every status. With a task, those it may not go to are there, with the reason. */
export function useStatusChoices(task?: Pick<TaskCard, 'status' | 'may'>): Choice[] {
  const { t } = useTranslation('work');
  const refusal = useRefusal();
  return taskStatuses.map((status) => {
    const hint = task && refusal(task, status);
    return {
      value: status,
      label: t(`status.${status}`),
      mark: <StatusGlyph status={status} />,
      hint,
      disabled: hint !== undefined,
    };
  });
}

export function usePriorityChoices(): Choice[] {
  const { t } = useTranslation('work');
  return priorities.map((priority) => ({
    value: priority,
    label: t(`priority.${priority}`),
    mark: <PriorityMark priority={priority} />,
  }));
}

/** People as choices, those given or else all who can be given work. Who is invited is marked. */
export function usePeopleChoices(people?: readonly Person[]): Choice[] {
  const { t } = useTranslation('work');
  const all = useAssignablePeople();
  return (people ?? all).map(({ id, name, avatar, role, invited }) => ({
    value: id,
    label: name || t('person.invited'),
    hint: invited ? t('pick.invited') : undefined,
    mark: <Avatar name={name} src={avatar} size={22} outlined={invited} decorative />,
    group: t(role === 'agent' ? 'pick.agents' : 'pick.others'),
  }));
}

/** Labels that the app's tasks have, the commonest first; those of a task as it writes them. */
export function useLabelChoices(app: string, own: readonly string[] = []): Choice[] {
  const { data } = useQuery(api.work.tasks.labels.queryOptions({ input: { app }, staleTime: settledMs }));
  return (data?.items ?? []).map(({ label }) =>
    labelChoice(own.find((other) => hasLabel([label], other)) ?? label),
  );
}

const labelChoice = (label: string): Choice => ({ value: label, label, mark: <LabelDot label={label} /> });

/** Makes a choice of a label that is being typed and that no task has yet; for a picker's `create`. */
export function useNewLabel(): (typed: string) => Choice | undefined {
  const { t } = useTranslation('work');
  return (typed) => {
    const label = tidied(typed).toLowerCase();
    if (label === '' || label.length > labelMaxLength || label.includes(',')) return undefined;
    return { ...labelChoice(label), label: t('pick.newLabel', { label }) };
  };
}

/** The app's flows. */
export function useFlowChoices(app: string): Choice[] {
  return useFlows(app).map(({ _id, name }) => ({
    value: _id,
    label: name,
    mark: <IconArrowsSplit2 size={16} stroke={1.6} aria-hidden="true" />,
  }));
}

/** What a flow of the app is called; undefined for none, and until it is known. */
export const useFlowName = (app: string, flow: string | null): string | undefined =>
  useFlows(app).find(({ _id }) => _id === flow)?.name;

export function useFlows(app: string) {
  const { data } = useQuery(api.work.flows.list.queryOptions({ input: { app }, staleTime: settledMs }));
  return data?.items ?? [];
}

/** The people with one of `known` taken out if they are among them, put in if not. */
export function toggled(people: readonly Person[], known: readonly Person[], id: string): Person[] {
  if (people.some((person) => person.id === id)) return people.filter((person) => person.id !== id);
  return [...people, ...known.filter((person) => person.id === id)];
}

/** The texts with one taken out if it is among them, put in if not. */
export const toggledText = (texts: readonly string[], text: string): string[] =>
  texts.includes(text) ? texts.filter((other) => other !== text) : [...texts, text];

/** What is typed into the picker that is open, for choices that are not all here. */
export const pickerQuery = createStore('');

const foundAtMost = 50;
const assignable = { status: 'active', invited: 'true' } as const;

/** The active people whom one sees, in the order of `useAssignablePeople`. */
export const usePeople = (): Person[] => useAssignablePeople().filter(({ invited }) => !invited);

/**
 * The people whom one sees and who can be given work, active or invited: those whose work is tasks first, then by name. One page holds
 * everybody in all but large workspaces, where the rest is found by what is typed.
 */
export function useAssignablePeople(): Person[] {
  const options = { staleTime: settledMs };
  const client = useQueryClient();
  const agents = useQuery(
    api.identity.users.list.queryOptions({
      input: { role: ['agent'], ...assignable, limit: pageMaxItems },
      ...options,
    }),
  );
  const everybody = useQuery(
    api.identity.users.list.queryOptions({ input: { ...assignable, limit: pageMaxItems }, ...options }),
  );
  const isLarge = Boolean(agents.data?.nextCursor || everybody.data?.nextCursor);
  const typed = useStore(pickerQuery, (words) => (isLarge ? words : ''));
  const byWords = useQuery({
    ...api.identity.users.list.queryOptions({
      input: { q: typed, ...assignable, limit: foundAtMost },
      ...options,
    }),
    enabled: typed.length > 1,
  });
  // People found before stay known, so that those chosen can be named.
  const lists = client.getQueriesData<typeof byWords.data>({
    queryKey: api.identity.users.list.key({ type: 'query' }),
  });
  const users = [agents.data, everybody.data, byWords.data, ...(isLarge ? lists.map(([, data]) => data) : [])]
    .flatMap((list) => list?.items ?? [])
    .filter(({ status, invited }) => status === 'active' || invited);
  const people = new Map(
    users.map(({ id, firstName, lastName, email, avatar, role, invited }) => {
      const name = `${firstName} ${lastName}`.trim() || (email ?? '');
      return [id, { id, name, avatar, role, ...(invited && { invited }) }];
    }),
  );
  return [...people.values()].sort(
    (one, other) =>
      Number(other.role === 'agent') - Number(one.role === 'agent') || one.name.localeCompare(other.name),
  );
}

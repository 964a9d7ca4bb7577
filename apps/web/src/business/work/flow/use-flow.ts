import type { Flow } from '@kazi/contract/work';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { useRecordChange } from '../in-place/use-record-change.ts';

/** What can be changed about a flow. */
export type FlowField = 'name' | 'description' | 'stages' | 'currentStage';

/** The flow that a page is about. */
export const useFlow = (id: string) => useQuery(api.work.flows.get.queryOptions({ input: { id } }));

/** Changes of a flow in its place, each saved by itself. */
export function useFlowChange(flow: Flow) {
  const queries = useQueryClient();
  const { _id: id } = flow;
  return useRecordChange<Flow, FlowField>({
    item: flow,
    name: `flow ${id}`,
    save: (patch, version) => client.work.flows.update({ id, version, ...patch }),
    keep: (saved) => {
      queries.setQueryData(api.work.flows.get.queryKey({ input: { id } }), saved);
      void queries.invalidateQueries({ queryKey: api.work.flows.list.key() });
    },
  });
}

export type FlowChange = ReturnType<typeof useFlowChange>;

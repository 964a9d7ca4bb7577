import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { defineSearch, text } from '../../../../shell/search-params.ts';
import { FlowPage } from '../../../work/flow/flow-page.tsx';

export const Route = createFileRoute('/_app/flows/$flowId')({
  validateSearch: defineSearch({
    /** Id of the task that is open over the flow. */
    task: text,
  }),
  beforeLoad: requires('read', 'Flow'),
  loader: () => loadTexts('flows', 'work', 'tasks'),
  component: FlowPage,
});

import { rules } from 'virtual:rules/work.flows.create';
import { stageNameMaxLength } from '@kazi/contract/work';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { pendingFlows } from './flow-cache.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const flowForm = defineForm({
  draft: 'flow',
  rules,
  empty: { name: '', stages: '' },
  to: { stages: linesOf },
  useFields() {
    const { t } = useTranslation(['flows', 'form']);
    const tooLong = t('form:tooLong', { count: stageNameMaxLength });
    return {
      name: t('form.name'),
      stages: {
        label: t('form.stages'),
        // What is wrong with one of the lines stands under all of them.
        check: (text) => (linesOf(text).some((line) => line.length > stageNameMaxLength) ? tooLong : null),
      },
    };
  },
});

interface NewFlowDialogProps {
  /** Id of the app it is for. */
  app: string;
  onClose: () => void;
}

/** Makes a flow and leads to it. */
export function NewFlowDialog({ app, onClose }: NewFlowDialogProps) {
  const { t } = useTranslation('flows');
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <SendDialog
      about={app}
      form={{ ...flowForm, empty: { name: '', stages: t('form.usualStages') } }}
      title={t('form.title')}
      submitLabel={t('form.submit')}
      send={async (input) => {
        const flow = await client.work.flows.create({ ...input, app });
        pendingFlows.show(queries, flow);
        return flow;
      }}
      changes={['flow']}
      says={({ name }) => t('form.created', { name })}
      done={({ _id }) => navigate({ to: '/flows/$flowId', params: { flowId: _id } })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput {...form.getInputProps('name')} placeholder={t('form.namePlaceholder')} data-autofocus />
          <Textarea
            {...form.getInputProps('stages')}
            description={t('form.stagesHint')}
            autosize
            minRows={4}
            maxRows={10}
          />
        </>
      )}
    </SendDialog>
  );
}

import { flowNameMaxLength } from '@kazi/contract/work';
import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { pendingFlows } from './flow-cache.ts';

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
  const form = useForm({ initialValues: { name: '', stages: t('form.usualStages') } });
  const create = useWrite(client.work.flows.create, {
    changes: ['flow'],
    form,
    leave: (flow) => pendingFlows.show(queries, flow),
    says: ({ name }) => t('form.created', { name }),
    done: ({ _id }) => navigate({ to: '/flows/$flowId', params: { flowId: _id } }),
  });

  return (
    <FormDialog
      title={t('form.title')}
      submitLabel={t('form.submit')}
      busy={create.busy}
      onSubmit={form.onSubmit(({ name, stages }) => create.run({ app, name, stages: linesOf(stages) }))}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('form.name')}
        placeholder={t('form.namePlaceholder')}
        maxLength={flowNameMaxLength}
        required
        data-autofocus
      />
      <Textarea
        {...form.getInputProps('stages')}
        label={t('form.stages')}
        description={t('form.stagesHint')}
        autosize
        minRows={4}
        maxRows={10}
      />
    </FormDialog>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

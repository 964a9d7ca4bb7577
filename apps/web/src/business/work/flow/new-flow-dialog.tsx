import { flowNameMaxLength } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';

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
  const create = useMutation(
    api.work.flows.create.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: async (flow) => {
        queries.setQueryData(api.work.flows.get.queryKey({ input: { id: flow._id } }), flow);
        await queries.invalidateQueries({ queryKey: api.work.flows.list.key() });
        toast({ message: t('form.created', { name: flow.name }) });
        await navigate({ to: '/flows/$flowId', params: { flowId: flow._id } });
      },
    }),
  );

  return (
    <FormDialog
      title={t('form.title')}
      submitLabel={t('form.submit')}
      busy={create.isPending}
      onSubmit={form.onSubmit(({ name, stages }) => create.mutate({ app, name, stages: linesOf(stages) }))}
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

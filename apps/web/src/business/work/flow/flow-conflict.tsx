import type { Flow } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import { plainText } from '../rich-text/plain-text.ts';
import type { FlowChange, FlowField } from './use-flow.ts';

/** Asks which of two changes of a flow shall hold. */
export function FlowConflict({ edit }: { edit: FlowChange['edit'] }) {
  const { t } = useTranslation('flows');
  const show = ({ name, description, stages, currentStage }: Flow, field: FlowField) => {
    if (field === 'name') return name;
    if (field === 'description') return plainText(description);
    if (field === 'stages') return stages.map((stage) => stage.name).join(' → ');
    return stages.find(({ id }) => id === currentStage)?.name;
  };
  return (
    <NewerVersionDialog<Flow, FlowField>
      edit={edit}
      labels={{
        name: t('form.name'),
        description: t('about.title'),
        stages: t('stages.title'),
        currentStage: t('stages.current'),
      }}
      show={show}
    />
  );
}

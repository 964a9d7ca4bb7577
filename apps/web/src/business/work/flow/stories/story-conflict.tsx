import type { Flow, Story } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import { NewerVersionDialog } from '../../../../shell/edit-form/newer-version-dialog.tsx';
import type { StoryField, useStoryChange } from './use-stories.ts';

interface StoryConflictProps {
  edit: ReturnType<typeof useStoryChange>['edit'];
  stages: Flow['stages'];
}

/** Asks which of two changes of a story shall hold. */
export function StoryConflict({ edit, stages }: StoryConflictProps) {
  const { t } = useTranslation('flows');
  const show = (story: Story, field: StoryField) => {
    if (field === 'status') return t(`status.${story.status}`);
    if (field === 'stage') return stages.find(({ id }) => id === story.stage)?.name;
    if (field !== 'acceptanceCriteria') return story[field];
    return story.acceptanceCriteria.map(({ text, met }) => `${met ? '☑' : '☐'} ${text}`).join('\n');
  };
  return (
    <NewerVersionDialog<Story, StoryField>
      edit={edit}
      labels={{
        asA: t('stories.asA'),
        iWant: t('stories.iWant'),
        soThat: t('stories.soThat'),
        acceptanceCriteria: t('criteria.title'),
        points: t('points.title'),
        status: t('stories.status'),
        stage: t('stories.stage'),
      }}
      show={show}
    />
  );
}

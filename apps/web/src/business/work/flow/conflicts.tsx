import type { Flow, Story } from '@kazi/contract/work';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import type { Conflict } from '../../../shell/record/use-record.ts';
import { plainText } from '../rich-text/plain-text.ts';

/** What can be changed about a flow. */
export type FlowPatch = Partial<Pick<Flow, 'name' | 'description' | 'stages' | 'currentStage'>>;

/** What can be changed about a user story. */
export type StoryPatch = Partial<
  Pick<Story, 'asA' | 'iWant' | 'soThat' | 'acceptanceCriteria' | 'points' | 'status' | 'stage'>
>;

/** Asks which of two changes of a flow shall hold. */
export function FlowConflict({
  mine,
  theirs,
  clashes,
  ...answers
}: Conflict<Flow, FlowPatch, keyof FlowPatch>) {
  const { t } = useTranslation('flows');
  const show = ({ name, description, stages, currentStage }: Flow, field: keyof FlowPatch) => {
    if (field === 'name') return name;
    if (field === 'description') return plainText(description);
    if (field === 'stages') return stages.map((stage) => stage.name).join(' → ');
    return stages.find(({ id }) => id === currentStage)?.name;
  };
  return (
    <NewerVersionDialog<Flow, keyof FlowPatch>
      edit={{
        newer: { mine: { ...theirs, ...mine }, theirs, clashes },
        isSaving: false,
        ...answers,
        dismiss: answers.takeTheirs,
      }}
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

/** Asks which of two changes of a story shall hold. */
export function StoryConflict({
  mine,
  theirs,
  clashes,
  ...answers
}: Conflict<Story, StoryPatch, keyof StoryPatch>) {
  const { t } = useTranslation('flows');
  const { data: flow } = useQuery(api.work.flows.get.queryOptions({ input: { id: theirs.flow } }));
  const show = (story: Story, field: keyof StoryPatch) => {
    if (field === 'status') return t(`status.${story.status}`);
    if (field === 'stage') return flow?.stages.find(({ id }) => id === story.stage)?.name;
    if (field !== 'acceptanceCriteria') return story[field];
    return story.acceptanceCriteria.map(({ text, met }) => `${met ? '☑' : '☐'} ${text}`).join('\n');
  };
  return (
    <NewerVersionDialog<Story, keyof StoryPatch>
      edit={{
        newer: { mine: { ...theirs, ...mine }, theirs, clashes },
        isSaving: false,
        ...answers,
        dismiss: answers.takeTheirs,
      }}
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

import { Row } from '@kazi/ui/layout';
import type { Flow } from '@kazi/contract/work';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { useWrite } from '../../../../shell/record/use-write.ts';
import { sentenceParts } from './sentence-parts.ts';
import classes from './stories.module.css';

interface NewStoryProps {
  flow: Flow;
  onClose: () => void;
}

/** The form of a new user story, fetched when it is asked for. The story begins in the stage that the flow is in, else in the first. */
export function NewStory({ flow, onClose }: NewStoryProps) {
  const { t } = useTranslation(['flows', 'common']);
  const form = useForm({ initialValues: { asA: '', iWant: '', soThat: '' } });
  const create = useWrite(client.work.stories.create, { changes: ['story'], form, done: onClose });
  const submit = form.onSubmit((values) =>
    create.run({ ...values, flow: flow._id, stage: flow.currentStage ?? flow.stages[0]?.id ?? null }),
  );
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <form className={classes.newStory} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      {sentenceParts.map(({ field, maxLength }, at) => (
        <TextInput
          key={field}
          {...form.getInputProps(field)}
          label={t(`stories.${field}`)}
          placeholder={t(`stories.placeholder.${field}`)}
          maxLength={maxLength}
          required
          autoFocus={at === 0}
        />
      ))}
      <Row gap={8} align="stretch" justify="end">
        <Button variant="default" size="xs" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" size="xs" loading={create.busy}>
          {t('stories.add')}
        </Button>
      </Row>
    </form>
  );
}

import { rules } from 'virtual:rules/work.stories.create';
import type { Flow } from '@kazi/contract/work';
import { Row } from '@kazi/ui/layout';
import { Button, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { defineForm } from '../../../../shell/form/define-form.ts';
import { useSendForm } from '../../../../shell/form/use-record-form.tsx';
import classes from './stories.module.css';

const storyForm = defineForm({
  draft: 'story',
  rules,
  empty: { asA: '', iWant: '', soThat: '' },
  useFields() {
    const { t } = useTranslation('flows');
    return { asA: t('stories.asA'), iWant: t('stories.iWant'), soThat: t('stories.soThat') };
  },
});

interface NewStoryProps {
  flow: Flow;
  onClose: () => void;
}

/** The form of a new user story, fetched when it is asked for. The story begins in the stage that the flow is in, else in the first. */
export function NewStory({ flow, onClose }: NewStoryProps) {
  const { t } = useTranslation(['flows', 'common']);
  const stage = flow.currentStage ?? flow.stages[0]?.id ?? null;
  const { form, busy, onSubmit, note, giveUp } = useSendForm({
    form: storyForm,
    about: flow._id,
    send: (input) => client.work.stories.create({ ...input, flow: flow._id, stage }),
    changes: ['story'],
    done: onClose,
  });
  const close = () => {
    giveUp();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close();
  return (
    <form className={classes.newStory} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
      {note}
      {(['asA', 'iWant', 'soThat'] as const).map((field, at) => (
        <TextInput
          key={field}
          {...form.getInputProps(field)}
          placeholder={t(`stories.placeholder.${field}`)}
          autoFocus={at === 0}
        />
      ))}
      <Row gap={8} justify="end">
        <Button variant="default" size="xs" onClick={close}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" size="xs" loading={busy}>
          {t('stories.add')}
        </Button>
      </Row>
    </form>
  );
}

import type { Flow } from '@kazi/contract/work';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import { usePeople } from '../fields/use-choices.tsx';
import { plainText } from '../rich-text/plain-text.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import classes from './flow-page.module.css';
import type { FlowChange } from './use-flow.ts';

interface FlowAboutProps {
  flow: Flow;
  change: FlowChange;
}

/** What a flow is about, changed in its place. */
export function FlowAbout({ flow, change }: FlowAboutProps) {
  const { t } = useTranslation(['flows', 'common']);
  const [isEditing, setEditing] = useState(false);
  const nothing = plainText(flow.description) === '';
  if (isEditing) return <AboutEdit flow={flow} change={change} onDone={() => setEditing(false)} />;
  if (nothing && !flow.may.update) return null;
  return (
    <div className={classes.about}>
      {!nothing && <RichText html={flow.description} />}
      {flow.may.update && (
        <Button
          className={classes.edit}
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconPencil size={14} stroke={1.7} />}
          onClick={() => setEditing(true)}
        >
          {t(nothing ? 'about.add' : 'about.edit')}
        </Button>
      )}
    </div>
  );
}

function AboutEdit({ flow, change, onDone }: FlowAboutProps & { onDone: () => void }) {
  const { t } = useTranslation(['flows', 'common']);
  const [typed, setTyped] = useState(flow.description);
  function save() {
    if (typed !== flow.description) change({ description: typed });
    onDone();
  }
  return (
    <div className={classes.about}>
      <RichTextField
        label={t('about.title')}
        placeholder={t('about.placeholder')}
        value={typed}
        onChange={setTyped}
        onSubmit={save}
        onCancel={onDone}
        people={usePeople()}
        autoFocus
        actions={
          <Group gap={8}>
            <Button size="xs" variant="default" onClick={onDone}>
              {t('common:cancel')}
            </Button>
            <Button size="xs" onClick={save}>
              {t('common:save')}
            </Button>
          </Group>
        }
      />
    </div>
  );
}

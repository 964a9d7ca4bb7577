import {
  getProfileUser,
  listChats,
  type ProfileUser,
  statuses,
  updateProfileUser,
} from '@kazi/simulation/chat';
import { Stack, Text } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { Button, Radio, Switch, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDialog } from '../../../shell/dialog/side-dialog.tsx';
import { answerOf, useChange } from '../../calls/use-answer.ts';
import { useClosing } from '../../parts/leave-guard.tsx';
import { PanelHead } from './panel-head.tsx';
import classes from './panels.module.css';

const most = 120;

interface ProfilePanelProps {
  /** One's own profile as the list of chats has it, until it is asked for by itself. */
  known: ProfileUser;
  opened: boolean;
  onClose: () => void;
}

const listKey = answerOf(listChats, {}).queryKey;
const own = answerOf(getProfileUser, {});

/** What others see of oneself, and one's own settings. */
export function ProfilePanel({ known, opened, onClose }: ProfilePanelProps) {
  const { t } = useTranslation('demo/chat');
  const queries = useQueryClient();
  const user = useQuery({ ...own, enabled: opened }).data ?? known;
  const [about, setAbout] = useState<string>();
  const { close, question } = useClosing(about !== undefined && about.trim() !== user.about, () => {
    setAbout(undefined);
    onClose();
  });
  const update = useChange(updateProfileUser, {
    changes: [listChats, getProfileUser],
    optimistic: (change) => {
      const [list, profile] = [queries.getQueryData(listKey), queries.getQueryData(own.queryKey)];
      if (list) queries.setQueryData(listKey, { ...list, profileUser: { ...list.profileUser, ...change } });
      if (profile) queries.setQueryData(own.queryKey, { ...profile, ...change });
      return () => {
        queries.setQueryData(listKey, list);
        queries.setQueryData(own.queryKey, profile);
      };
    },
  });
  return (
    <SideDialog opened={opened} onClose={close} size={360} padding={20} title={t('profile.title')}>
      <PanelHead person={user} />
      <AboutField
        about={user.about}
        typed={about ?? user.about}
        onType={setAbout}
        onSave={(about) =>
          update.mutate({ about }, { onSuccess: () => toast({ message: t('profile.saved') }) })
        }
      />
      {question}
      <Radio.Group
        className={classes.part}
        label={t('profile.status')}
        value={user.status}
        onChange={(chosen) => {
          const status = statuses.find((known) => known === chosen);
          if (status) update.mutate({ status });
        }}
      >
        <Stack gap={12} className={classes.choices}>
          {statuses.map((status) => (
            <Radio key={status} value={status} label={t(`statuses.${status}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Text as="h3" size={13} weight={600} className={classes.heading}>
        {t('profile.settings')}
      </Text>
      <Stack gap={12} className={classes.choices}>
        <Switch
          label={t('profile.twoSteps')}
          description={t('profile.twoStepsHint')}
          checked={user.isTwoStepAuthVerificationEnabled}
          onChange={({ currentTarget }) =>
            update.mutate({ isTwoStepAuthVerificationEnabled: currentTarget.checked })
          }
        />
        <Switch
          label={t('profile.notifications')}
          description={t('profile.notificationsHint')}
          checked={user.isNotificationsOn}
          onChange={({ currentTarget }) => update.mutate({ isNotificationsOn: currentTarget.checked })}
        />
      </Stack>
    </SideDialog>
  );
}

interface AboutFieldProps {
  about: string;
  typed: string;
  onType: (about: string) => void;
  onSave: (about: string) => void;
}

/** A sentence about oneself. */
function AboutField({ about, typed, onType, onSave }: AboutFieldProps) {
  const { t } = useTranslation('demo/chat');
  const isChanged = typed.trim() !== about;
  return (
    <form
      className={classes.about}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed.trim());
      }}
    >
      <Textarea
        label={t('profile.about')}
        description={t('profile.left', { count: most - typed.length })}
        inputWrapperOrder={['label', 'input', 'description']}
        autosize
        minRows={2}
        maxLength={most}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {isChanged && (
        <Button type="submit" size="compact-sm" className={classes.save}>
          {t('profile.save')}
        </Button>
      )}
    </form>
  );
}

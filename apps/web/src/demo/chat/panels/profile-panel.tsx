import {
  getProfileUser,
  listChats,
  type ProfileUser,
  statuses,
  updateProfileUser,
} from '@kazi/simulation/chat';
import { toast } from '@kazi/ui/toast';
import { Button, Drawer, Radio, Switch, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, useChange } from '../../calls/use-answer.ts';
import { statusNames } from '../statuses.ts';
import { PanelHead } from './panel-head.tsx';
import classes from './panels.module.css';

const most = 120;

interface ProfilePanelProps {
  user: ProfileUser;
  opened: boolean;
  onClose: () => void;
}

const listKey = answerOf(listChats, {}).queryKey;

/** What others see of oneself, and one's own settings. */
export function ProfilePanel({ user, opened, onClose }: ProfilePanelProps) {
  const queries = useQueryClient();
  const update = useChange(updateProfileUser, {
    changes: [listChats, getProfileUser],
    optimistic: (change) => {
      const before = queries.getQueryData(listKey);
      if (before)
        queries.setQueryData(listKey, { ...before, profileUser: { ...before.profileUser, ...change } });
      return () => queries.setQueryData(listKey, before);
    },
  });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={360}
      padding={20}
      title="Your profile"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <PanelHead person={user} />
      <AboutField
        about={user.about}
        onSave={(about) =>
          update.mutate({ about }, { onSuccess: () => toast({ message: 'Your words are saved.' }) })
        }
      />
      <Radio.Group
        className={classes.part}
        label="Status"
        value={user.status}
        onChange={(chosen) => {
          const status = statuses.find((known) => known === chosen);
          if (status) update.mutate({ status });
        }}
      >
        <div className={classes.choices}>
          {statuses.map((status) => (
            <Radio key={status} value={status} label={statusNames[status]} />
          ))}
        </div>
      </Radio.Group>
      <h3 className={classes.heading}>Settings</h3>
      <div className={classes.choices}>
        <Switch
          label="Two-step verification"
          description="Asks for a code when you log in."
          checked={user.isTwoStepAuthVerificationEnabled}
          onChange={({ currentTarget }) =>
            update.mutate({ isTwoStepAuthVerificationEnabled: currentTarget.checked })
          }
        />
        <Switch
          label="Notifications"
          description="Tells you of new messages."
          checked={user.isNotificationsOn}
          onChange={({ currentTarget }) => update.mutate({ isNotificationsOn: currentTarget.checked })}
        />
      </div>
    </Drawer>
  );
}

/** A sentence about oneself. */
function AboutField({ about, onSave }: { about: string; onSave: (about: string) => void }) {
  const [typed, setTyped] = useState(about);
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
        label="About"
        description={`${most - typed.length} characters left`}
        inputWrapperOrder={['label', 'input', 'description']}
        autosize
        minRows={2}
        maxLength={most}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isChanged && (
        <Button type="submit" size="compact-sm" className={classes.save}>
          Save
        </Button>
      )}
    </form>
  );
}

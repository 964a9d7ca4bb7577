import { type Account, getAccount, type Notice, type User, updateAccount } from '@kazi/simulation/users';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../calls/use-answer.ts';
import classes from './notifications-tab.module.css';

const ways = [
  { way: 'email', label: 'E-mail' },
  { way: 'browser', label: 'Browser' },
  { way: 'app', label: 'App' },
] as const;

interface NotificationsTabProps {
  user: User;
  account: Account;
}

/** What somebody is told of, and by which ways. */
export function NotificationsTab({ user, account }: NotificationsTabProps) {
  const [notices, setNotices] = useState(account.notices);
  const save = useChange(updateAccount, {
    changes: [getAccount],
    onDone: () => toast({ message: `What ${user.fullName} is told of was saved.` }),
  });
  const set = (name: string, change: Partial<Notice>) =>
    setNotices(notices.map((notice) => (notice.name === name ? { ...notice, ...change } : notice)));
  return (
    <Panel
      title="Notifications"
      description="What they are told of, and by which ways."
      actions={
        <Button loading={save.isPending} onClick={() => save.mutate({ id: user.id, account: { notices } })}>
          Save
        </Button>
      }
      flush
    >
      <table className={classes.notices} aria-label="Notifications">
        <thead>
          <tr>
            <th scope="col">Tell them when</th>
            {ways.map(({ way, label }) => (
              <th key={way} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notices.map((notice) => (
            <tr key={notice.name}>
              <th scope="row">{notice.name}</th>
              {ways.map(({ way, label }) => (
                <td key={way}>
                  <Checkbox
                    aria-label={`${notice.name}: ${label}`}
                    checked={notice[way]}
                    onChange={({ currentTarget }) => set(notice.name, { [way]: currentTarget.checked })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

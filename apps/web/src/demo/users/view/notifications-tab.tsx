import { type Account, getAccount, type Notice, type User, updateAccount } from '@kazi/simulation/users';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../calls/use-answer.ts';
import classes from './notifications-tab.module.css';

const ways = ['email', 'browser', 'app'] as const;

interface NotificationsTabProps {
  user: User;
  account: Account;
}

/** What somebody is told of, and by which ways. */
export function NotificationsTab({ user, account }: NotificationsTabProps) {
  const { t } = useTranslation('demo/users');
  const [notices, setNotices] = useState(account.notices);
  const save = useChange(updateAccount, {
    changes: [getAccount],
    onDone: () => toast({ message: t('notices.saved', { name: user.fullName }) }),
  });
  const set = (event: Notice['event'], change: Partial<Notice>) =>
    setNotices(notices.map((notice) => (notice.event === event ? { ...notice, ...change } : notice)));
  return (
    <Panel
      title={t('notices.title')}
      description={t('notices.description')}
      actions={
        <Button loading={save.isPending} onClick={() => save.mutate({ id: user.id, account: { notices } })}>
          {t('notices.save')}
        </Button>
      }
      flush
    >
      <table className={classes.notices} aria-label={t('notices.title')}>
        <thead>
          <tr>
            <th scope="col">{t('notices.event')}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {t(`notices.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notices.map((notice) => (
            <tr key={notice.event}>
              <th scope="row">{t(`notices.events.${notice.event}`)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <Checkbox
                    aria-label={t('notices.one', {
                      event: t(`notices.events.${notice.event}`),
                      way: t(`notices.${way}`),
                    })}
                    checked={notice[way]}
                    onChange={({ currentTarget }) => set(notice.event, { [way]: currentTarget.checked })}
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

import { type AbilityRule, abilities, type DemoUser } from '@kazi/simulation/auth';
import { List } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import IconMinus from '#icons/IconMinus';
import IconSwitchHorizontal from '#icons/IconSwitchHorizontal';
import { Page } from '../../shell/page/page.tsx';
import { StatusGlyph } from '../parts/status.tsx';
import { links } from '../routing/links.ts';
import { may } from '../session/may.ts';
import { mayRead, useDemoUser } from '../session/session.ts';
import { useSwitchAccount } from '../session/use-switch-account.ts';
import classes from './access-control-page.module.css';

/** What an account may see: one card for readers of this page, one for accounts that may manage everything. */
export function AccessControlPage() {
  const { t } = useTranslation(['demo/access', 'demo']);
  const { role, ability } = useDemoUser();
  const { other, switchAccount } = useSwitchAccount();
  const mayManageAll = may(ability, 'manage', 'all');
  return (
    <Page
      title={t('control.title')}
      description={t('control.description', { role: t(`demo:accounts.${role}`) })}
      actions={
        <Button
          variant="default"
          leftSection={<IconSwitchHorizontal size={16} stroke={1.8} />}
          onClick={() => switchAccount(links.accessControl)}
        >
          {t('control.logInAs', { role: t(`demo:accounts.${other}`) })}
        </Button>
      }
    >
      <div className={classes.cards}>
        {mayRead('ACL') && (
          <Panel title={t('control.readers.title')} description={t('control.readers.description')}>
            <p className={classes.words}>
              <Trans t={t} i18nKey="control.readers.words" components={{ code: <code /> }} />
            </p>
            <AbilityRules rules={ability} />
          </Panel>
        )}
        {mayManageAll && (
          <Panel title={t('control.managers.title')} description={t('control.managers.description')}>
            <p className={classes.words}>
              <Trans t={t} i18nKey="control.managers.words" components={{ code: <code /> }} />
            </p>
          </Panel>
        )}
      </div>
      {!mayManageAll && <p className={classes.hidden}>{t('control.managers.hidden')}</p>}
      <WhoMay />
    </Page>
  );
}

const roles = ['admin', 'client'] as const satisfies readonly DemoUser['role'][];
const subjects = [
  { action: 'read', subject: 'Demo', name: 'apps' },
  { action: 'read', subject: 'ACL', name: 'acl' },
  { action: 'read', subject: 'Auth', name: 'auth' },
  { action: 'manage', subject: 'all', name: 'all' },
] as const;

/** What opens for which account, side by side. */
function WhoMay() {
  const { t } = useTranslation(['demo/access', 'demo']);
  return (
    <Panel title={t('control.who.title')} description={t('control.who.description')} flush>
      <table className={classes.who}>
        <thead>
          <tr>
            <th scope="col">{t('control.who.what')}</th>
            <th scope="col">{t('control.who.asks')}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {t(`demo:accounts.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subjects.map(({ action, subject, name }) => (
            <tr key={name}>
              <th scope="row">{t(`control.who.${name}`)}</th>
              <td>
                <code dir="ltr">
                  {action} {subject}
                </code>
              </td>
              {roles.map((role) => {
                const opens = may(abilities[role], action, subject);
                const Sign = opens ? IconCheck : IconMinus;
                return (
                  <td key={role} data-opens={opens || undefined}>
                    <Sign
                      size={18}
                      stroke={2}
                      role="img"
                      aria-label={t(opens ? 'control.who.yes' : 'control.who.no')}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** The rules of an ability, one below the other. */
function AbilityRules({ rules }: { rules: readonly AbilityRule[] }) {
  const { t } = useTranslation('demo/access');
  return (
    <List divided className={classes.rules} aria-label={t('control.readers.rules')}>
      {rules.map(({ action, subject }) => (
        <li key={`${action} ${subject}`}>
          <StatusGlyph status="done" />
          <code>{action}</code>
          <code>{subject}</code>
        </li>
      ))}
    </List>
  );
}

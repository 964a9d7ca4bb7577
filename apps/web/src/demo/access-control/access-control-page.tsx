import type { AbilityRule } from '@kazi/simulation/auth';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
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
      {!mayManageAll && <p className={classes.words}>{t('control.managers.hidden')}</p>}
    </Page>
  );
}

/** The rules of an ability, one below the other. */
function AbilityRules({ rules }: { rules: readonly AbilityRule[] }) {
  const { t } = useTranslation('demo/access');
  return (
    <ul className={classes.rules} aria-label={t('control.readers.rules')}>
      {rules.map(({ action, subject }) => (
        <li key={`${action} ${subject}`}>
          <StatusGlyph status="done" />
          <code>{action}</code>
          <code>{subject}</code>
        </li>
      ))}
    </ul>
  );
}

import type { AbilityRule } from '@kazi/simulation/auth';
import { Panel } from '@kazi/ui/panel';
import { StatusGlyph } from '@kazi/ui/status-glyph';
import { Button } from '@mantine/core';
import IconSwitchHorizontal from '#icons/IconSwitchHorizontal';
import { Page } from '../../shell/page/page.tsx';
import { links } from '../routing/links.ts';
import { may } from '../session/may.ts';
import { mayRead, useDemoUser } from '../session/session.ts';
import { useSwitchAccount } from '../session/use-switch-account.ts';
import classes from './access-control-page.module.css';

/** What an account may see: one card for readers of this page, one for accounts that may manage everything. */
export function AccessControlPage() {
  const { role, ability } = useDemoUser();
  const { other, switchAccount } = useSwitchAccount();
  const mayManageAll = may(ability, 'manage', 'all');
  return (
    <Page
      title="Access control"
      description={`You look around as ${role}. What you see here depends on that.`}
      actions={
        <Button
          variant="default"
          leftSection={<IconSwitchHorizontal size={16} stroke={1.8} />}
          onClick={() => switchAccount(links.accessControl)}
        >
          Log in as {other}
        </Button>
      }
    >
      <div className={classes.cards}>
        {mayRead('ACL') && (
          <Panel title="For everybody who may read ACL" description="Both accounts see this card.">
            <p className={classes.words}>
              An ability is a list of rules, each an action and a subject. This card asks for{' '}
              <code>read</code> on <code>ACL</code>. Your account has:
            </p>
            <AbilityRules rules={ability} />
          </Panel>
        )}
        {mayManageAll && (
          <Panel title="For who may manage everything" description="Only the admin sees this card.">
            <p className={classes.words}>
              It asks for <code>manage</code> on <code>all</code>, which stands for every action on every
              subject. Log in as client, and this card is gone, together with most of the menu.
            </p>
          </Panel>
        )}
      </div>
      {!mayManageAll && (
        <p className={classes.words}>
          There is a second card here that only the admin sees. Log in as admin to see it.
        </p>
      )}
    </Page>
  );
}

/** The rules of an ability, one below the other. */
function AbilityRules({ rules }: { rules: readonly AbilityRule[] }) {
  return (
    <ul className={classes.rules} aria-label="Rules of your account">
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

import { rules } from 'virtual:rules/identity.authentication.changePassword';
import type { Session } from '@kazi/contract/identity';
import { dateFormat } from '@kazi/ui/date-format';
import { List, Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconDeviceDesktop from '#icons/IconDeviceDesktop';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { useSendForm } from '../../../shell/form/use-record-form.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { PasswordField } from '../authentication/password-field.tsx';
import { useSsoProvider } from '../authentication/ways-in.ts';
import { SecurityRow } from '../factors/factor-rows.tsx';
import { FactorsPanel } from '../factors/factors-panel.tsx';
import classes from '../factors/security.module.css';
import { lacksFactor, useFactors } from '../factors/use-factors.ts';
import { startSso } from '../sso/start.ts';

/** How I log in, and where I am logged in. A user who lacks the factor that their role asks for is shown that alone. */
export function SecurityTab() {
  const { data } = useFactors();
  const isEnrolling = data && lacksFactor(data);
  return (
    <>
      {!isEnrolling && (
        <>
          <SessionsPanel />
          <PasswordPanel />
          <SsoPanel />
        </>
      )}
      <FactorsPanel />
    </>
  );
}

const passwordForm = defineForm({
  rules,
  empty: { current: '', password: '' },
  useFields() {
    const { t } = useTranslation('identity');
    return { current: t('password.current'), password: t('password.password') };
  },
});

/** Sets a new password with the current one. */
function PasswordPanel() {
  const { t } = useTranslation('identity');
  const { form, busy, onSubmit } = useSendForm({
    form: passwordForm,
    send: (input) => client.identity.authentication.changePassword(input),
    changes: ['session'],
    says: () => t('password.saved'),
    done: (_saved, { reset }) => reset(),
  });
  return (
    <Panel title={t('password.title')} description={t('password.description')}>
      <form onSubmit={onSubmit} className={formClasses.form} noValidate>
        <div className={formClasses.pair}>
          <PasswordField
            {...form.getInputProps('current')}
            label={t('password.current')}
            value={form.values.current}
          />
          <PasswordField
            {...form.getInputProps('password')}
            label={t('password.password')}
            value={form.values.password}
            isNew
          />
        </div>
        <div className={formClasses.actions}>
          <Button type="submit" loading={busy} disabled={!form.isDirty()}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Where I am logged in, and the way to end what is not me. */
function SessionsPanel() {
  const { t } = useTranslation('identity');
  const query = useQuery(api.identity.sessions.list.queryOptions());
  const endOthers = useWrite(() => client.identity.sessions.revokeOthers({}), {
    changes: ['session'],
    says: ({ ended }) => t('sessions.othersEnded', { count: ended }),
  });
  return (
    <Panel
      title={t('sessions.title')}
      description={t('sessions.description')}
      flush
      actions={
        query.data &&
        query.data.items.length > 1 && (
          <Button variant="default" loading={endOthers.busy} onClick={() => void endOthers.run()}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <Loaded query={query} rows={2} rowHeight={64}>
        {({ items }) => (
          <List divided>
            {items.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </List>
        )}
      </Loaded>
    </Panel>
  );
}

/** One place I am logged in at. */
function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation('identity');
  const end = useWrite(client.identity.sessions.revoke, {
    changes: ['session'],
    says: () => t('sessions.ended', { device: session.device }),
  });
  const Icon = /iPhone|iPad|Android/.test(session.device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <SecurityRow
      icon={<Icon size={20} stroke={1.6} />}
      title={
        <>
          {session.device}
          {session.current && <span className={classes.current}>{t('sessions.current')}</span>}
        </>
      }
      detail={
        <>
          {session.ip && (
            <>
              <bdi>{session.ip}</bdi> ·{' '}
            </>
          )}
          {session.current ? (
            t('sessions.now')
          ) : (
            <>
              {t('sessions.lastSeen')} <RelativeTime at={session.lastSeenAt} />
            </>
          )}
        </>
      }
      actions={
        !session.current && (
          <Button
            variant="default"
            loading={end.busy}
            onClick={() => void end.run({ id: session.id })}
            aria-label={t('sessions.endThis', { device: session.device })}
          >
            {t('sessions.end')}
          </Button>
        )
      }
    />
  );
}

/** Connects my login to an account of the OpenID provider, or disconnects it. Nothing where the server has no provider. */
function SsoPanel() {
  const provider = useSsoProvider();
  const { data } = useQuery(api.identity.sso.account.queryOptions({ meta: { toast: true } }));
  if (!provider || !data) return null;
  return <SsoAccount {...provider} since={data.account?.since} />;
}

interface SsoAccountProps {
  title: string;
  only: boolean;
  since: string | undefined;
}

function SsoAccount({ title, only, since }: SsoAccountProps) {
  const { t } = useTranslation('identity');
  const date = dateFormat(useLocale(), { dateStyle: 'long' });
  const connect = useWrite(() => startSso({ redirect: '/account/security', again: true, links: true }), {
    changes: [],
  });
  const disconnect = useWrite(() => client.identity.sso.unlink(), {
    changes: ['session'],
    says: () => t('sso.disconnected', { title }),
  });
  const state = since
    ? t('sso.since', { title, date: date.format(new Date(since)) })
    : t('sso.none', { title });
  return (
    <Panel title={title} description={state}>
      <Row gap={8} align="stretch" justify="end" wrap>
        {since ? (
          !only && (
            <Button variant="default" loading={disconnect.busy} onClick={() => void disconnect.run()}>
              {t('sso.disconnect', { title })}
            </Button>
          )
        ) : (
          <Button variant="default" loading={connect.busy} onClick={() => void connect.run()}>
            {t('sso.connect', { title })}
          </Button>
        )}
      </Row>
    </Panel>
  );
}

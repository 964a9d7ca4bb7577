import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { useWrite } from '../../../shell/record/use-write.ts';
import { startSso } from './start.ts';
import { useSsoProvider } from './use-sso-provider.ts';

/** Connects my login to an account of the OpenID provider, or disconnects it. Nothing where the server has no provider. */
export function SsoPanel() {
  const provider = useSsoProvider();
  const { data } = useQuery(api.identity.sso.account.queryOptions({ meta: { toast: true } }));
  if (!provider || !data) return null;
  return <Account {...provider} since={data.account?.since} />;
}

interface AccountProps {
  title: string;
  only: boolean;
  since: string | undefined;
}

function Account({ title, only, since }: AccountProps) {
  const { t } = useTranslation('identity');
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' });
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
      <div className={formClasses.actions}>
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
      </div>
    </Panel>
  );
}

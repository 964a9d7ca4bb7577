import { Panel } from '@kazi/ui/panel';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';

/** Whether this browser can be told of anything while no page of ours is open. */
const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this device is told of notices while the application is closed. The browser asks its person only once they turn it on. */
export function PushPanel() {
  const { t } = useTranslation('notices');
  const query = useQuery(api.activity.push.get.queryOptions());
  return (
    <Panel title={t('push.title')} description={t('push.description')}>
      {isAble() ? (
        <Loaded query={query} rows={2}>
          {(status) => <PushFields {...status} />}
        </Loaded>
      ) : (
        t('push.unable')
      )}
    </Panel>
  );
}

function PushFields({ key, isOn, showsAmounts }: Awaited<ReturnType<typeof client.activity.push.get>>) {
  const { t } = useTranslation('notices');
  const [isBlocked, setBlocked] = useState(false);
  const answers = () => api.activity.push.get.queryKey();
  const subscribe = useWrite(
    async (amounts: boolean) =>
      client.activity.push.subscribe({ ...(await subscriptionFor(key)), showsAmounts: amounts }),
    { changes: [], answers, failed: () => setBlocked(true) },
  );
  const unsubscribe = useWrite(
    async () => {
      await client.activity.push.unsubscribe();
      await (await ownSubscription())?.unsubscribe();
      return { key, isOn: false, showsAmounts: false };
    },
    { changes: [], answers },
  );
  return (
    <>
      <Switch
        label={t('push.on')}
        description={isBlocked ? t('push.blocked') : undefined}
        checked={isOn}
        disabled={subscribe.busy || unsubscribe.busy}
        onChange={({ currentTarget }) => {
          setBlocked(false);
          void (currentTarget.checked ? subscribe.run(false) : unsubscribe.run());
        }}
      />
      {isOn && (
        <Switch
          mt="md"
          label={t('push.amounts')}
          description={t('push.amountsNote')}
          checked={showsAmounts}
          disabled={subscribe.busy}
          onChange={({ currentTarget }) => void subscribe.run(currentTarget.checked)}
        />
      )}
    </>
  );
}

const ownSubscription = async () => (await navigator.serviceWorker.ready).pushManager.getSubscription();

/** What the server needs in order to reach this browser. Throws where its person does not allow it. */
async function subscriptionFor(applicationServerKey: string) {
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of before may be for a key that the server has no more.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser has subscribed to nothing');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

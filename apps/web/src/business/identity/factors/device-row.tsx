import type { TrustedDevice } from '@kazi/contract/identity';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconDeviceDesktopCheck from '#icons/IconDeviceDesktopCheck';
import { client } from '../../../api/client.ts';
import { FactorRow } from './factor-row.tsx';
import { useFactorChange } from './use-factors.ts';

/** A device that is not asked for a second factor for a while. */
export function DeviceRow({ device: { id, device, ip, until } }: { device: TrustedDevice }) {
  const { t } = useTranslation('factors');
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' }).format(new Date(until));
  const forget = useFactorChange(
    () => client.identity.factors.forgetDevice({ id }),
    () => toast({ message: t('devices.forgotten', { device }) }),
  );
  return (
    <FactorRow
      icon={<IconDeviceDesktopCheck size={20} stroke={1.6} />}
      title={device}
      detail={
        <>
          {t('devices.title')} · <bdi>{ip}</bdi> · {t('devices.until', { date })}
        </>
      }
      actions={
        <Button
          variant="default"
          loading={forget.isPending}
          onClick={() => forget.mutate(undefined)}
          aria-label={t('devices.forgetThis', { device })}
        >
          {t('devices.forget')}
        </Button>
      }
    />
  );
}

import type { FactorList, TrustedDevice } from '@kazi/contract/identity';
import { dateFormat } from '@kazi/ui/date-format';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDeviceDesktopCheck from '#icons/IconDeviceDesktopCheck';
import IconDeviceMobileCode from '#icons/IconDeviceMobileCode';
import IconLifebuoy from '#icons/IconLifebuoy';
import { client } from '../../../api/client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import classes from './security.module.css';

const AuthenticatorDialog = onDemand(() =>
  import('./authenticator-dialog.tsx').then((module) => module.AuthenticatorDialog),
);

interface SecurityRowProps {
  icon: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** One way to prove who one is, or a place one is logged in at, and what can be done about it. */
export function SecurityRow({ icon, title, detail, actions }: SecurityRowProps) {
  return (
    <Row as="li" gap={12} className={classes.row}>
      <Stack as="span" tone="muted" aria-hidden="true">
        {icon}
      </Stack>
      <Text as="div" grow>
        <Row gap={8} lineGap={4} weight={500} wrap>
          {title}
        </Row>
        <Text as="div" tone="muted" size={13}>
          {detail}
        </Text>
      </Text>
      {actions}
    </Row>
  );
}

interface AuthenticatorRowProps {
  authenticator: FactorList['authenticator'];
  /** Shows recovery codes, which come with the first factor. */
  onCodes: (codes: readonly string[] | null) => void;
}

/** The authenticator app: there is one, or one can be set up. */
export function AuthenticatorRow({ authenticator, onCodes }: AuthenticatorRowProps) {
  const { t } = useTranslation('factors');
  const locale = useLocale();
  const [open, setOpen] = useState<'add' | 'remove'>();
  const close = () => setOpen(undefined);
  const remove = useWrite(() => client.identity.factors.removeAuthenticator(), {
    changes: ['factor'],
    says: () => t('app.removed'),
    done: close,
  });
  const since =
    authenticator && dateFormat(locale, { dateStyle: 'long' }).format(new Date(authenticator.createdAt));
  return (
    <>
      <SecurityRow
        icon={<IconDeviceMobileCode size={20} stroke={1.6} />}
        title={t('app.title')}
        detail={since ? t('app.since', { date: since }) : t('app.none')}
        actions={
          <Button variant="default" onClick={() => setOpen(authenticator ? 'remove' : 'add')}>
            {authenticator ? t('app.remove') : t('app.add')}
          </Button>
        }
      />
      <Suspense>
        {open === 'add' && (
          <AuthenticatorDialog
            onClose={close}
            onAdded={(codes) => {
              close();
              onCodes(codes);
            }}
          />
        )}
      </Suspense>
      {open === 'remove' && (
        <Confirm
          danger
          title={t('app.removeTitle')}
          confirmLabel={t('app.remove')}
          busy={remove.busy}
          onConfirm={() => void remove.run()}
          onClose={close}
        >
          {t('app.removeMessage')}
        </Confirm>
      )}
    </>
  );
}

interface RecoveryRowProps {
  /** How many codes are left. */
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

/** The codes for when a device is lost, which can be made anew. */
export function RecoveryRow({ left, onCodes }: RecoveryRowProps) {
  const { t } = useTranslation('factors');
  const [isAsking, setAsking] = useState(false);
  const renew = useWrite(() => client.identity.factors.renewRecoveryCodes(), {
    changes: ['factor'],
    done({ recoveryCodes }) {
      setAsking(false);
      onCodes(recoveryCodes);
    },
  });
  return (
    <>
      <SecurityRow
        icon={<IconLifebuoy size={20} stroke={1.6} />}
        title={t('recovery.title')}
        detail={t('recovery.left', { count: left })}
        actions={
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('recovery.renew')}
          </Button>
        }
      />
      {isAsking && (
        <Confirm
          title={t('recovery.renewTitle')}
          confirmLabel={t('recovery.renew')}
          busy={renew.busy}
          onConfirm={() => void renew.run()}
          onClose={() => setAsking(false)}
        >
          {t('recovery.renewMessage')}
        </Confirm>
      )}
    </>
  );
}

/** A device that is not asked for a second factor for a while. */
export function DeviceRow({ device: { id, device, ip, until } }: { device: TrustedDevice }) {
  const { t } = useTranslation('factors');
  const date = dateFormat(useLocale(), { dateStyle: 'long' }).format(new Date(until));
  const forget = useWrite(() => client.identity.factors.forgetDevice({ id }), {
    changes: ['factor'],
    says: () => t('devices.forgotten', { device }),
  });
  return (
    <SecurityRow
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
          loading={forget.busy}
          onClick={() => void forget.run()}
          aria-label={t('devices.forgetThis', { device })}
        >
          {t('devices.forget')}
        </Button>
      }
    />
  );
}

import type { Beneficiary } from '@kazi/contract/money';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import IconPencil from '#icons/IconPencil';
import IconSend from '#icons/IconSend';
import IconTrash from '#icons/IconTrash';
import { useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { isUnverified } from './receiver-numbers.ts';
import classes from './receivers.module.css';

const EditReceiverDialog = onDemand(() =>
  import('./edit-receiver-dialog.tsx').then((module) => module.EditReceiverDialog),
);
const RemoveReceiverDialog = onDemand(() =>
  import('./remove-receiver-dialog.tsx').then((module) => module.RemoveReceiverDialog),
);
const VerifyWalletDialog = onDemand(() =>
  import('./verify-wallet-dialog.tsx').then((module) => module.VerifyWalletDialog),
);

/** What can be done with a receiver, by whoever may. */
export function ReceiverActions({ receiver }: { receiver: Beneficiary }) {
  const { t } = useTranslation(['payments', 'common']);
  const ability = useAbility();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'remove' | 'verify'>();
  const close = () => setOpen(undefined);
  const { id, name } = receiver;
  const mayUpdate = ability.can('update', 'Beneficiary');
  const mayPay = ability.can('create', 'Payment') && !isUnverified(receiver);
  return (
    <span className={classes.buttons}>
      {mayUpdate && isUnverified(receiver) && (
        <Button
          variant="default"
          aria-label={t('receivers.verifyThis', { name })}
          onClick={() => setOpen('verify')}
        >
          {t('receivers.verify')}
        </Button>
      )}
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('receivers.about', { name })}>
            <IconDots size={18} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayPay && (
            <Menu.Item
              leftSection={<IconSend size={16} stroke={1.6} />}
              onClick={() => navigate({ to: '/wallet/withdraw', search: { receiver: id } })}
            >
              {t('receivers.pay')}
            </Menu.Item>
          )}
          {mayUpdate && (
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setOpen('edit')}>
              {t('common:edit')}
            </Menu.Item>
          )}
          {ability.can('delete', 'Beneficiary') && (
            <Menu.Item
              color="red.8"
              leftSection={<IconTrash size={16} stroke={1.6} />}
              onClick={() => setOpen('remove')}
            >
              {t('receivers.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'edit' && (
          <EditReceiverDialog
            receiver={receiver}
            onSaved={(saved) => setOpen(isUnverified(saved) ? 'verify' : undefined)}
            onClose={close}
          />
        )}
        {open === 'remove' && <RemoveReceiverDialog receiver={receiver} onClose={close} />}
        {open === 'verify' && receiver.type === 'MOBILE_WALLET' && (
          <VerifyWalletDialog wallet={receiver} onClose={close} />
        )}
      </Suspense>
    </span>
  );
}

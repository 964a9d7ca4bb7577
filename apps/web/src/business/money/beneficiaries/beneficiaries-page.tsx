import type { Beneficiary } from '@kazi/contract/money';
import { Row } from '@kazi/ui/layout';
import type { Column } from '@kazi/ui/record-table';
import { ActionIcon, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconAddressBook from '#icons/IconAddressBook';
import IconDots from '#icons/IconDots';
import IconPencil from '#icons/IconPencil';
import IconSend from '#icons/IconSend';
import IconTrash from '#icons/IconTrash';
import { useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { Menu } from '../../../shell/menu.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { AddBeneficiary } from './add-beneficiary.tsx';
import {
  BeneficiaryIcon,
  BeneficiaryName,
  BeneficiaryState,
  isUnverified,
  useBeneficiaries,
} from './beneficiary-parts.tsx';

/** Where my money may go: mobile wallets, Pesalink and bank accounts. */
export function BeneficiariesPage() {
  const { t } = useTranslation('payments');
  return (
    <ListPage
      title={t('beneficiaries.title')}
      description={t('beneficiaries.description')}
      tabs={<MoneyTabs />}
      actions={<AddBeneficiary />}
      list={useBeneficiaries()}
      columns={useColumns()}
      rows={4}
      rowHeight={68}
      empty={{
        icon: IconAddressBook,
        ...t('beneficiaries.empty', { returnObjects: true }),
        action: <AddBeneficiary />,
      }}
    />
  );
}

function useColumns(): Column<Beneficiary>[] {
  const { t } = useTranslation('payments');
  return [
    {
      heading: t('beneficiaries.columns.beneficiary'),
      cell: (beneficiary) => (
        <Row as="span" gap={12} shrinks>
          <BeneficiaryIcon type={beneficiary.type} />
          <BeneficiaryName beneficiary={beneficiary} />
        </Row>
      ),
    },
    {
      heading: t('beneficiaries.columns.state'),
      cell: (beneficiary) => <BeneficiaryState beneficiary={beneficiary} />,
    },
    {
      heading: t('beneficiaries.columns.actions'),
      kind: 'actions',
      onPhone: 'corner',
      cell: (beneficiary) => <BeneficiaryActions beneficiary={beneficiary} />,
    },
  ];
}

const EditBeneficiaryDialog = onDemand(() =>
  import('./beneficiary-dialogs.tsx').then((module) => module.EditBeneficiaryDialog),
);
const RemoveBeneficiaryDialog = onDemand(() =>
  import('./beneficiary-dialogs.tsx').then((module) => module.RemoveBeneficiaryDialog),
);
const VerifyWalletDialog = onDemand(() =>
  import('./verify-wallet-dialog.tsx').then((module) => module.VerifyWalletDialog),
);

/** Actions on a beneficiary, those the viewer may take. */
function BeneficiaryActions({ beneficiary }: { beneficiary: Beneficiary }) {
  const { t } = useTranslation(['payments', 'common']);
  const ability = useAbility();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'remove' | 'verify'>();
  const close = () => setOpen(undefined);
  const { id, name } = beneficiary;
  const mayUpdate = ability.can('update', 'Beneficiary');
  const mayPay = ability.can('create', 'Payment') && !isUnverified(beneficiary);
  return (
    <Row as="span" inline gap={8}>
      {mayUpdate && isUnverified(beneficiary) && (
        <Button
          variant="default"
          aria-label={t('beneficiaries.verifyThis', { name })}
          onClick={() => setOpen('verify')}
        >
          {t('beneficiaries.verify')}
        </Button>
      )}
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('beneficiaries.about', { name })}>
            <IconDots size={18} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayPay && (
            <Menu.Item
              leftSection={<IconSend size={16} stroke={1.6} />}
              onClick={() => navigate({ to: '/wallet/withdraw', search: { receiver: id } })}
            >
              {t('beneficiaries.pay')}
            </Menu.Item>
          )}
          {mayUpdate && (
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setOpen('edit')}>
              {t('common:edit')}
            </Menu.Item>
          )}
          {ability.can('delete', 'Beneficiary') && (
            <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => setOpen('remove')}>
              {t('beneficiaries.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'edit' && (
          <EditBeneficiaryDialog
            beneficiary={beneficiary}
            onSaved={(saved) => setOpen(isUnverified(saved) ? 'verify' : undefined)}
            onClose={close}
          />
        )}
        {open === 'remove' && <RemoveBeneficiaryDialog beneficiary={beneficiary} onClose={close} />}
        {open === 'verify' && beneficiary.type === 'MOBILE_WALLET' && (
          <VerifyWalletDialog wallet={beneficiary} onClose={close} />
        )}
      </Suspense>
    </Row>
  );
}

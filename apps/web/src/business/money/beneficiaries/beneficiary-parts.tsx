import type { Beneficiary } from '@kazi/contract/money';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconBolt from '#icons/IconBolt';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import { api } from '../../../api/queries.ts';
import { StatusBadge } from '../../status.tsx';
import { useMomentWords } from '../parts/use-moment-words.ts';
import classes from './beneficiaries.module.css';

export type BeneficiaryType = Beneficiary['type'];

/** What somebody means by a beneficiary; Pesalink reaches one by a bank account, by a phone, or by either. */
export const beneficiaryKinds = ['mobile', 'pesalink', 'bank'] as const;
export type BeneficiaryKind = (typeof beneficiaryKinds)[number];

const kinds: Record<BeneficiaryType, BeneficiaryKind> = {
  MOBILE_WALLET: 'mobile',
  PESALINK: 'pesalink',
  PESALINK_BANK: 'pesalink',
  PESALINK_PHONE: 'pesalink',
  BANK: 'bank',
};

/** What somebody means by a beneficiary of a type. */
export const kindOf = (type: BeneficiaryType): BeneficiaryKind => kinds[type];

/** Whether a beneficiary of a type is known by a phone. */
export const isKnownByPhone = (type: BeneficiaryType) =>
  type === 'MOBILE_WALLET' || type === 'PESALINK_PHONE' || type === 'PESALINK';

/** Whether a beneficiary of a type is known by a bank and an account there. */
export const isKnownByAccount = (type: BeneficiaryType) =>
  type === 'BANK' || type === 'PESALINK_BANK' || type === 'PESALINK';

/** The bank, account and phone of a beneficiary, whatever it is; null where it has none. Masked. */
export function numbersOf(beneficiary: Beneficiary) {
  return {
    bank: 'bank' in beneficiary ? beneficiary.bank : null,
    account: 'account' in beneficiary ? beneficiary.account : null,
    phone: 'phone' in beneficiary ? beneficiary.phone : null,
  };
}

/** A mobile wallet is paid once the code sent to it has come back. */
export const isUnverified = (beneficiary: Beneficiary): boolean =>
  beneficiary.type === 'MOBILE_WALLET' && beneficiary.verifiedAt === null;

/** Its number is so new that payments to it are limited. */
export const isNew = ({ fullFrom }: Beneficiary): boolean => Date.parse(fullFrom) > Date.now();

const { bankAccounts, mobileWallets, pesalinkBeneficiaries } = api.money;
/** My beneficiaries of every kind, the newest first. */
export function useBeneficiaries() {
  return useQueries({
    queries: [
      mobileWallets.list.queryOptions(),
      pesalinkBeneficiaries.list.queryOptions(),
      bankAccounts.list.queryOptions(),
    ],
    combine: (lists) => {
      const [wallets, pesalink, banks] = lists;
      const isComplete = wallets.data && pesalink.data && banks.data;
      return {
        data: isComplete
          ? newestFirst([...wallets.data.items, ...pesalink.data.items, ...banks.data.items])
          : undefined,
        error: lists.find(({ error }) => error)?.error,
        isPending: lists.some(({ isPending }) => isPending),
        refetch: () => {
          for (const list of lists) if (list.error) list.refetch();
        },
      };
    },
  });
}

const newestFirst = (beneficiaries: Beneficiary[]) =>
  beneficiaries.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));

const icons = { mobile: IconDeviceMobile, pesalink: IconBolt, bank: IconBuildingBank };

/** Shows at a glance which way a beneficiary is paid. */
export function BeneficiaryIcon({ type }: { type: BeneficiaryType }) {
  const Icon = icons[kindOf(type)];
  return (
    <span className={classes.icon} aria-hidden="true">
      <Icon size={20} stroke={1.6} />
    </span>
  );
}

/** A beneficiary by name, over how it is reached. */
export const BeneficiaryName = ({ beneficiary }: { beneficiary: Beneficiary }) => (
  <Stack as="span" shrinks className={classes.words}>
    <span>
      <bdi>{beneficiary.name}</bdi>
    </span>
    <BeneficiaryNumbers beneficiary={beneficiary} />
  </Stack>
);

/** How a beneficiary is reached: kind, bank and the last digits of its numbers. */
function BeneficiaryNumbers({ beneficiary }: { beneficiary: Beneficiary }) {
  const { t } = useTranslation('payments');
  const { bank, account, phone } = numbersOf(beneficiary);
  const parts = [bank?.name, account, phone].filter((part) => part !== undefined && part !== null);
  return (
    <span className={classes.numbers}>
      {t(`beneficiaries.short.${beneficiary.type}`)}
      {parts.map((part) => (
        <span key={part}>
          {' · '}
          <bdi dir={part === bank?.name ? 'auto' : 'ltr'}>{part}</bdi>
        </span>
      ))}
    </span>
  );
}

/** Whether a beneficiary can be paid, and from when on without the limit of new ones. */
export function BeneficiaryState({ beneficiary }: { beneficiary: Beneficiary }) {
  const { t } = useTranslation('payments');
  const momentWords = useMomentWords();
  if (isUnverified(beneficiary))
    return <StatusBadge status="pending">{t('beneficiaries.state.unverified')}</StatusBadge>;
  if (!isNew(beneficiary))
    return <StatusBadge status="accepted">{t('beneficiaries.state.ready')}</StatusBadge>;
  return (
    <Row as="span" wrap gap={8} lineGap={4}>
      <StatusBadge status="sent">{t('beneficiaries.state.new')}</StatusBadge>
      <Text as="span" tone="muted" size={13}>
        {t('beneficiaries.state.until', { time: momentWords(beneficiary.fullFrom) })}
      </Text>
    </Row>
  );
}

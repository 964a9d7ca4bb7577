import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';

const kinds = ['primary', 'on-hold', 'clearing', 'float', 'fees', 'suspense', 'sales', 'opening'] as const;

interface BookAccount {
  name: string;
  railTitle: string | null;
}

/** Names the workspace's accounts, which the server calls `wallets (primary)`, `clearing (sandbox)` or `fees`. */
export function useAccountName(): (account: BookAccount) => string {
  const { t } = useTranslation('payments');
  return ({ name, railTitle }) => {
    const [, group = name, within = ''] = /^([a-z-]+) \((.+)\)$/.exec(name) ?? [];
    const isWallets = group === 'wallets';
    const kind = oneOf(isWallets ? within : group, kinds);
    if (!kind) return name;
    return railTitle ? `${t(`books.${kind}`)} (${railTitle})` : t(`books.${kind}`);
  };
}

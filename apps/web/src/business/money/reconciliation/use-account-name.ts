import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import { railName } from './rails.ts';

const kinds = ['primary', 'on-hold', 'clearing', 'float', 'fees', 'suspense', 'sales', 'opening'] as const;

/** Names the workspace's accounts, which the server calls `wallets (primary)`, `clearing (sandbox)` or `fees`. */
export function useAccountName(): (name: string) => string {
  const { t } = useTranslation('payments');
  return (name) => {
    const [, group = name, within = ''] = /^([a-z-]+) \((.+)\)$/.exec(name) ?? [];
    const isWallets = group === 'wallets';
    const kind = oneOf(isWallets ? within : group, kinds);
    if (!kind) return name;
    return isWallets || !within ? t(`books.${kind}`) : `${t(`books.${kind}`)} (${railName(within)})`;
  };
}

import { EmptyState } from '@kazi/ui/empty-state';
import { useTranslation } from 'react-i18next';
import IconShoppingBag from '#icons/IconShoppingBag';
import { useAbility } from '../../../session/ability.tsx';

/** What the shop says while nothing is on offer. */
export function EmptyShop() {
  const { t } = useTranslation('wallet');
  const mayCreate = useAbility().can('create', 'Product');
  return (
    <EmptyState
      icon={<IconShoppingBag size={24} stroke={1.6} />}
      title={t('shop.empty.title')}
      message={mayCreate ? t('shop.empty.create') : t('shop.empty.message')}
    />
  );
}

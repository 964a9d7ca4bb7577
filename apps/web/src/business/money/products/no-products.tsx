import { EmptyState } from '@kazi/ui/empty-state';
import { useTranslation } from 'react-i18next';
import IconShoppingBag from '#icons/IconShoppingBag';
import { useAbility } from '../../../session/ability.tsx';

/** What the shop says while nothing is on offer. */
export function NoProducts() {
  const { t } = useTranslation('money');
  const mayCreate = useAbility().can('create', 'Product');
  return (
    <EmptyState
      icon={<IconShoppingBag size={24} stroke={1.6} />}
      title={t('products.empty.title')}
      message={mayCreate ? t('products.empty.create') : t('products.empty.message')}
    />
  );
}

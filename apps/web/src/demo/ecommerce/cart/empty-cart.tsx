import { EmptyState } from '@kazi/ui/empty-state';
import { useTranslation } from 'react-i18next';
import IconShoppingCart from '#icons/IconShoppingCart';
import { LinkButton } from '../../../shell/link-button.tsx';
import { links } from '../../routing/links.ts';

/** What a cart without anything in it says. */
export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <EmptyState
      icon={<IconShoppingCart size={24} stroke={1.6} />}
      title={t('cart.empty')}
      message={t('cart.emptyWhy')}
      action={
        <LinkButton to={links.shop} onClick={onLeave}>
          {t('product.toShop')}
        </LinkButton>
      }
    />
  );
}

import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import IconShoppingCart from '#icons/IconShoppingCart';
import { links } from '../../routing/links.ts';

/** What a cart without anything in it says. */
export const EmptyCart = ({ onLeave }: { onLeave?: () => void }) => (
  <EmptyState
    icon={<IconShoppingCart size={24} stroke={1.6} />}
    title="Your cart is empty"
    message="What you add in the shop waits here, also when you come back tomorrow."
    action={
      <Button component={Link} to={links.shop} onClick={onLeave}>
        Go to the shop
      </Button>
    }
  />
);

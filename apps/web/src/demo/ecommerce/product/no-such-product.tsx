import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import IconSearchOff from '#icons/IconSearchOff';
import { links } from '../../routing/links.ts';

/** The 404 of a product. */
export const NoSuchProduct = () => (
  <EmptyState
    icon={<IconSearchOff size={24} stroke={1.6} />}
    title="We do not sell this"
    message="The product may have been taken out of the shop, or the address has a slip in it."
    action={
      <Button component={Link} to={links.shop}>
        Go to the shop
      </Button>
    }
  />
);

import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import IconSearchOff from '#icons/IconSearchOff';
import { links } from '../../routing/links.ts';

/** Stands where a post was looked for that there is not. */
export const NoSuchPost = () => (
  <EmptyState
    icon={<IconSearchOff size={24} stroke={1.6} />}
    title="There is no such post"
    message="It may have been taken down, or the address has a slip in it."
    action={
      <Button component={Link} to={links.blog}>
        All posts
      </Button>
    }
  />
);

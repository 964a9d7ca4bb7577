import type { BlogCategory, PostStatus } from '@kazi/simulation/blog';
import { EmptyState } from '@kazi/ui/empty-state';
import { useLocale } from '@kazi/ui/locale';
import { StatusBadge } from '@kazi/ui/status-badge';
import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import IconSearchOff from '#icons/IconSearchOff';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './parts.module.css';

/** The categories of a post; each leads to all of its posts. */
export const Tags = ({ tags }: { tags: readonly BlogCategory[] }) => (
  <ul className={classes.tags} aria-label="Categories">
    {tags.map((category) => (
      <li key={category}>
        <DemoLink className={classes.tag} to={links.blog} search={{ category }}>
          {category}
        </DemoLink>
      </li>
    ))}
  </ul>
);

/** The day of a moment. */
export function Day({ at }: { at: string }) {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

/** Says of a post that it is not published; of one that is, nothing. */
export const PostState = ({ status }: { status: PostStatus }) =>
  status !== 'Published' && <StatusBadge status={status.toLowerCase()}>{status}</StatusBadge>;

interface LinkButtonProps extends ButtonProps {
  to: string;
  search: object;
}

/** A button that leads to a page of the demo with search parameters. */
export const LinkButton = ({ to, search, ...button }: LinkButtonProps) => (
  <Button variant="default" {...button} renderRoot={(root) => <Link to={to} search={search} {...root} />} />
);

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

import { List, Row, Stack, Text } from '@kazi/ui/layout';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './parts.module.css';
import { Day } from './parts.tsx';

interface RecentPostsProps {
  posts: readonly { id: number; img: string; title: string; createdTime: string }[];
}

/** The latest posts as lines. */
export const RecentPosts = ({ posts }: RecentPostsProps) => (
  <List divided>
    {posts.map(({ id, img, title, createdTime }) => (
      <Row as="li" key={id} align="stretch" gap={12} className={classes.post}>
        <img className={classes.cover} src={img} alt="" width={80} height={45} />
        <Stack gap={2} shrinks>
          <DemoLink className={classes.link} to={links.post} search={{ id }}>
            <bdi>{title}</bdi>
          </DemoLink>
          <Text as="span" tone="muted" size={12}>
            <Day at={createdTime} />
          </Text>
        </Stack>
      </Row>
    ))}
  </List>
);

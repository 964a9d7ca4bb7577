import type { BlogPost } from '@kazi/simulation/blog';
import { Avatar } from '@kazi/ui/avatar';
import { VisuallyHidden } from '@mantine/core';
import IconMessageCircle from '#icons/IconMessageCircle';
import { CardLink, LinkCard } from '../../parts/link-card.tsx';
import { links } from '../../routing/links.ts';
import { Day, PostState, Tags } from '../parts.tsx';
import classes from './post-card.module.css';

/** A post in short: its cover, what it is about, and who wrote it. */
export function PostCard({ post }: { post: BlogPost }) {
  return (
    <LinkCard as="article" className={classes.card}>
      <img className={classes.cover} src={post.img} alt="" width={640} height={360} />
      <div className={classes.words}>
        <div className={classes.top}>
          <Tags tags={post.tags} />
          <PostState status={post.status} />
        </div>
        <h2 className={classes.title}>
          <CardLink to={links.post} search={{ id: post.id }}>
            {post.title}
          </CardLink>
        </h2>
        <p className={classes.excerpt}>{post.excerpt}</p>
        <div className={classes.foot}>
          <Avatar name={post.userFullName} src={post.avatar} size={24} decorative />
          <span className={classes.author}>{post.userFullName}</span>
          <Day at={post.blogPosted} />
          <span className={classes.comments}>
            <IconMessageCircle size={14} stroke={1.8} aria-hidden="true" />
            {post.comment}
            <VisuallyHidden> comments</VisuallyHidden>
          </span>
        </div>
      </div>
    </LinkCard>
  );
}

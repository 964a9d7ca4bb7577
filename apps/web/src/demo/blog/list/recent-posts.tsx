import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { Day } from '../parts.tsx';
import classes from './recent-posts.module.css';

interface RecentPostsProps {
  posts: readonly { id: number; img: string; title: string; createdTime: string }[];
}

/** The latest posts as lines. */
export const RecentPosts = ({ posts }: RecentPostsProps) => (
  <ul className={classes.posts}>
    {posts.map(({ id, img, title, createdTime }) => (
      <li key={id} className={classes.post}>
        <img className={classes.cover} src={img} alt="" width={80} height={45} />
        <div className={classes.words}>
          <DemoLink className={classes.link} to={links.post} search={{ id }}>
            <bdi>{title}</bdi>
          </DemoLink>
          <span className={classes.day}>
            <Day at={createdTime} />
          </span>
        </div>
      </li>
    ))}
  </ul>
);

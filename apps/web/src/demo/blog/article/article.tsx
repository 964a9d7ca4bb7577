import type { BlogArticle } from '@kazi/simulation/blog';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { SafeHtml } from '../../parts/safe-html.tsx';
import { Day } from '../parts/day.tsx';
import { PostState } from '../parts/post-state.tsx';
import { Tags } from '../parts/tags.tsx';
import classes from './article.module.css';
import { minutesToRead } from './minutes-to-read.ts';

/** The post itself, under its cover. */
export function Article({ blog }: { blog: BlogArticle }) {
  return (
    <Panel flush>
      <img className={classes.cover} src={blog.img} alt="" width={640} height={360} />
      <div className={classes.article}>
        <div className={classes.byline}>
          <Avatar name={blog.userFullName} src={blog.avatar} size={40} decorative />
          <div className={classes.author}>
            <strong>{blog.userFullName}</strong>
            <span className={classes.muted}>
              {blog.jobTitle} · <Day at={blog.createdTime} /> · {minutesToRead(blog.content)} min to read
            </span>
          </div>
          <PostState status={blog.status} />
          <Tags tags={blog.tags} />
        </div>
        <SafeHtml html={blog.content} />
      </div>
    </Panel>
  );
}

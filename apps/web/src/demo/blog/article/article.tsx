import type { BlogArticle } from '@kazi/simulation/blog';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { SafeHtml } from '../../parts/safe-html.tsx';
import { Day, PostState, Tags } from '../parts.tsx';
import classes from './article.module.css';

/** What an adult reads in a minute, more or less. */
const wordsAMinute = 200;

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

/** How long it takes to read what stands in a piece of HTML, at least a minute. */
function minutesToRead(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.round(words.length / wordsAMinute));
}

import type { BlogComment } from '@kazi/simulation/blog';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import classes from './comments.module.css';
import { ReplyForm } from './reply-form.tsx';

interface CommentsProps {
  /** Id of what they are about. */
  post: number;
  comments: readonly BlogComment[];
}

/** What readers said, and a place to answer. */
export function Comments({ post, comments }: CommentsProps) {
  return (
    <Panel title={`Comments (${comments.length})`} flush>
      {comments.length > 0 && (
        <ul className={classes.comments}>
          {comments.map(({ id, avatar, userFullName, commentedAt, commentText }) => (
            <li key={id} className={classes.comment}>
              <Avatar name={userFullName} src={avatar} size={32} decorative />
              <div className={classes.words}>
                <p className={classes.who}>
                  <strong>{userFullName}</strong>
                  <span className={classes.when}>
                    <RelativeTime at={commentedAt} />
                  </span>
                </p>
                <p className={classes.text} dir="auto">
                  {commentText}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ReplyForm post={post} />
    </Panel>
  );
}

import type { ProfilePost } from '@kazi/simulation/profile';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconHeart from '#icons/IconHeart';
import IconHeartFilled from '#icons/IconHeartFilled';
import { useDemoUser } from '../session/session.ts';
import classes from './profile.module.css';

/** Something somebody wrote, who likes it, and what was said to it. */
export function Post({ post }: { post: ProfilePost }) {
  const { t } = useTranslation('demo/profile');
  const me = useDemoUser();
  const [isLiked, setLiked] = useState(post.youLiked);
  const [comments, setComments] = useState(post.detailedComments);
  const [draft, setDraft] = useState('');
  const likes = post.likes + Number(isLiked) - Number(post.youLiked);

  function send() {
    const comment = draft.trim();
    if (!comment) return;
    const { avatar, fullName } = me;
    setComments([...comments, { id: Date.now(), avatar, username: fullName, comment, commentsLikes: 0 }]);
    setDraft('');
  }

  return (
    <Panel>
      <article aria-label={t('post.by', { name: post.username })}>
        <div className={classes.who}>
          <Avatar name={post.username} src={post.avatar} size={40} decorative />
          <span className={classes.both}>
            <strong>
              <bdi>{post.username}</bdi>
            </strong>
            <span>
              <RelativeTime at={post.postTime} />
            </span>
          </span>
        </div>
        <p className={classes.text} dir="auto">
          {post.postText}
        </p>
        {post.postImg && <img className={classes.picture} src={post.postImg} alt="" />}
        <div className={classes.likes}>
          <Button
            size="xs"
            variant="subtle"
            color={isLiked ? 'red' : 'gray'}
            aria-pressed={isLiked}
            leftSection={
              isLiked ? (
                <IconHeartFilled size={16} className={classes.liked} />
              ) : (
                <IconHeart size={16} stroke={1.6} aria-hidden="true" />
              )
            }
            onClick={() => setLiked(!isLiked)}
          >
            {t('post.likes', { count: likes })}
          </Button>
          <span className={classes.voters}>
            {post.likedUsers.map(({ avatar, username }) => (
              <Avatar key={username} name={username} src={avatar} size={24} />
            ))}
          </span>
        </div>
        <ul className={classes.comments}>
          {comments.map(({ id, avatar, username, comment, commentsLikes }) => (
            <li key={id}>
              <Avatar name={username} src={avatar} size={28} decorative />
              <div>
                <strong>
                  <bdi>{username}</bdi>
                </strong>
                <p dir="auto">{comment}</p>
                {commentsLikes > 0 && <small>{t('post.likes', { count: commentsLikes })}</small>}
              </div>
            </li>
          ))}
        </ul>
        <div className={classes.reply}>
          <Textarea
            aria-label={t('post.comment')}
            placeholder={t('post.comment')}
            dir="auto"
            autosize
            minRows={1}
            value={draft}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          />
          <Button variant="default" onClick={send} disabled={draft.trim() === ''}>
            {t('post.send')}
          </Button>
        </div>
      </article>
    </Panel>
  );
}

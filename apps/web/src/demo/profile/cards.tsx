import type { Poll, ProfileData, ProfilePost } from '@kazi/simulation/profile';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Button, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconHeart from '#icons/IconHeart';
import IconHeartFilled from '#icons/IconHeartFilled';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { links } from '../routing/links.ts';
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
          <Stack as="span" grow className={classes.both}>
            <strong>
              <bdi>{post.username}</bdi>
            </strong>
            <span>
              <RelativeTime at={post.postTime} />
            </span>
          </Stack>
        </div>
        <p className={classes.text} dir="auto">
          {post.postText}
        </p>
        {post.postImg && <img className={classes.picture} src={post.postImg} alt="" />}
        <Row gap={8} justify="between" wrap className={classes.likes}>
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
          <Row as="span" gap={4} align="stretch">
            {post.likedUsers.map(({ avatar, username }) => (
              <Avatar key={username} name={username} src={avatar} size={24} />
            ))}
          </Row>
        </Row>
        <Stack as="ul" gap={12}>
          {comments.map(({ id, avatar, username, comment, commentsLikes }) => (
            <Row as="li" align="stretch" gap={10} key={id}>
              <Avatar name={username} src={avatar} size={28} decorative />
              <div>
                <Text as="strong" weight={500}>
                  <bdi>{username}</bdi>
                </Text>
                <p dir="auto">{comment}</p>
                {commentsLikes > 0 && (
                  <Text as="small" tone="muted">
                    {t('post.likes', { count: commentsLikes })}
                  </Text>
                )}
              </div>
            </Row>
          ))}
        </Stack>
        <Row gap={8} align="end" className={classes.reply}>
          <LeaveGuard isOn={draft.trim() !== ''} />
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
        </Row>
      </article>
    </Panel>
  );
}

/** Questions to vote on; the bars move with one's own vote. */
export function Polls({ polls }: { polls: ProfileData['polls'] }) {
  const { t } = useTranslation('demo/profile');
  return (
    <Panel title={t('polls')}>
      {polls.map((poll) => (
        <OnePoll key={poll.id} {...poll} />
      ))}
    </Panel>
  );
}

function OnePoll({ id, question, options }: Poll) {
  const [chosen, setChosen] = useState<string>();
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 0 });
  const votesOf = ({ name, votes }: Poll['options'][number]) => votes + (name === chosen ? 1 : 0);
  const all = options.reduce((sum, option) => sum + votesOf(option), 0);
  return (
    <fieldset className={classes.poll}>
      <legend dir="auto">{question}</legend>
      {options.map((option) => {
        const part = votesOf(option) / all;
        return (
          <Stack key={option.name} gap={6}>
            <label className={classes.choice}>
              <input
                type="radio"
                name={`poll-${id}`}
                checked={chosen === option.name}
                onChange={() => setChosen(option.name)}
              />
              <bdi>{option.name}</bdi>
              <span className={classes.part}>{percent.format(part)}</span>
            </label>
            <span className={classes.bar} aria-hidden="true">
              <i style={{ inlineSize: `${part * 100}%` }} />
            </span>
            <Row as="span" gap={4} align="stretch">
              {option.voters.map(({ avatar, username }) => (
                <Avatar key={username} name={username} src={avatar} size={24} />
              ))}
            </Row>
          </Stack>
        );
      })}
    </fieldset>
  );
}

/** People one may know. */
export function Suggestions({ people }: { people: ProfileData['suggestions'] }) {
  const { t } = useTranslation('demo/profile');
  const [followed, setFollowed] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setFollowed(followed.includes(id) ? followed.filter((other) => other !== id) : [...followed, id]);
  return (
    <Panel title={t('suggestions.title')}>
      <Stack as="ul" gap={12} className={classes.people}>
        {people.map(({ id, avatar, name, mutualFriend }) => (
          <li key={id}>
            <Avatar name={name} src={avatar} size={36} decorative />
            <Stack as="span" grow className={classes.both}>
              <strong>
                <Link to={links.user(id)}>
                  <bdi>{name}</bdi>
                </Link>
              </strong>
              <span>{t('suggestions.inCommon', { count: mutualFriend })}</span>
            </Stack>
            <Button
              size="xs"
              variant={followed.includes(id) ? 'default' : 'light'}
              aria-label={t(followed.includes(id) ? 'suggestions.unfollowOne' : 'suggestions.followOne', {
                name,
              })}
              onClick={() => toggle(id)}
            >
              {t(followed.includes(id) ? 'suggestions.following' : 'suggestions.follow')}
            </Button>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

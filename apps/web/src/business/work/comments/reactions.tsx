import { type Comment, type Reaction, reactions } from '@kazi/contract/work';
import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconMoodPlus from '#icons/IconMoodPlus';
import { client } from '../../../api/client.ts';
import { useSignedIn } from '../../../session/session.ts';
import { Menu } from '../../../shell/menu.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { pendingComments } from './comment-cache.ts';
import classes from './comments.module.css';

const emoji: Record<Reaction, string> = {
  'thumbs-up': '👍',
  heart: '❤️',
  party: '🎉',
  smile: '😄',
  eyes: '👀',
  thanks: '🙏',
};

/** Who reacted to a comment, and with what. A press on a reaction joins it, or takes one's own back. */
export function Reactions({ comment }: { comment: Comment }) {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const { user } = useSignedIn();
  const toggle = useToggle(comment, user.id);
  const { may } = comment;
  if (comment.reactions.length === 0 && !may.react) return null;
  return (
    <Row gap={4} lineGap={4} wrap className={classes.reactions}>
      {comment.reactions.map(({ reaction, people }) => {
        const names = new Intl.ListFormat(locale).format(people.map(({ name }) => name));
        const label = t('reactions.by', { reaction: t(`reactions.${reaction}`), names });
        return (
          <Tooltip key={reaction} label={label} multiline maw={280}>
            <button
              type="button"
              className={classes.reaction}
              aria-label={label}
              aria-pressed={people.some(({ id }) => id === user.id)}
              aria-disabled={!may.react || undefined}
              onClick={() => toggle(reaction)}
            >
              {emoji[reaction]} {people.length}
            </button>
          </Tooltip>
        );
      })}
      {may.react && <ReactionMenu onPick={toggle} />}
    </Row>
  );
}

/** All reactions that there are. */
function ReactionMenu({ onPick }: { onPick: (reaction: Reaction) => void }) {
  const { t } = useTranslation('tasks');
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon
          className={classes.react}
          size={24}
          variant="subtle"
          color="gray"
          aria-label={t('reactions.add')}
        >
          <IconMoodPlus size={16} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {reactions.map((reaction) => (
          <Menu.Item
            key={reaction}
            leftSection={<span aria-hidden="true">{emoji[reaction]}</span>}
            onClick={() => onPick(reaction)}
          >
            {t(`reactions.${reaction}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Reacts, or takes one's reaction back. */
function useToggle({ _id: id, may, reactions: shown }: Comment, me: string) {
  const queries = useQueryClient();
  const { run } = useWrite(
    ({ reaction, isOn }: { reaction: Reaction; isOn: boolean }) =>
      client.work.comments[isOn ? 'unreact' : 'react']({ id, reaction }),
    {
      changes: ['comment'],
      scope: `reactions ${id}`,
      leave: (saved) => pendingComments.show(queries, saved),
    },
  );
  return (reaction: Reaction) => {
    const isOn = shown.some(
      (one) => one.reaction === reaction && one.people.some((person) => person.id === me),
    );
    if (may.react) void run({ reaction, isOn });
  };
}

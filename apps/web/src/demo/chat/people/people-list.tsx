import type { ProfileUser } from '@kazi/simulation/chat';
import { listChats } from '@kazi/simulation/chat';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { OnceOpened } from '../../../shell/once-opened.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import type { ChatSearch } from '../search.ts';
import { Face } from './face.tsx';
import { MatchingPeople } from './matching-people.tsx';
import classes from './people-list.module.css';

const ProfilePanel = onDemand(async () => (await import('../panels/profile-panel.tsx')).ProfilePanel);

/** Chats, the newest on top, and below them everybody else one can write to. */
export function PeopleList({ search }: { search: ChatSearch }) {
  const { t } = useTranslation('demo/chat');
  const change = useChangeSearch<ChatSearch>();
  const [isProfileOpen, setProfileOpen] = useState(false);
  const { data, error, isPending, refetch } = useQuery(answerOf(listChats, {}));
  useShortcut({ keys: '/', label: t('people.search'), group: t('title'), run: focusSearch });
  return (
    <section className={classes.people} aria-label={t('people.label')}>
      <div className={classes.top}>
        {data && <OwnFace user={data.profileUser} onOpen={() => setProfileOpen(true)} />}
        <search className={classes.search} data-chat-search>
          <SearchField label={t('people.search')} value={search.q} onSearch={(q) => change({ q })} />
        </search>
      </div>
      {isPending && <SkeletonRows rows={10} height={64} label={t('people.loading')} />}
      {!isPending && !data && <FailedState error={error} onRetry={refetch} />}
      {data && (
        <MatchingPeople
          all={data}
          search={search}
          onClear={() => change({ q: undefined }, { replace: false })}
        />
      )}
      {data && (
        <OnceOpened opened={isProfileOpen}>
          <ProfilePanel
            known={data.profileUser}
            opened={isProfileOpen}
            onClose={() => setProfileOpen(false)}
          />
        </OnceOpened>
      )}
    </section>
  );
}

const focusSearch = () => document.querySelector<HTMLElement>('[data-chat-search] input')?.focus();

/** Oneself; opens the panel where one's words and status are changed. */
function OwnFace({ user, onOpen }: { user: ProfileUser; onOpen: () => void }) {
  const { t } = useTranslation('demo/chat');
  return (
    <UnstyledButton className={classes.own} onClick={onOpen} title={t('profile.title')}>
      <Face person={user} size={36} />
      <VisuallyHidden>{t('profile.title')}</VisuallyHidden>
    </UnstyledButton>
  );
}

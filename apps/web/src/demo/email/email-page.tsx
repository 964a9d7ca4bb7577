import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPencilPlus from '#icons/IconPencilPlus';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { OnceOpened } from '../../shell/once-opened.tsx';
import { Page } from '../../shell/page/page.tsx';
import { KeysRest, useShortcut } from '../../shell/shortcuts/use-shortcut.ts';
import { ColumnsFrame } from '../parts/columns-frame.tsx';
import type { InitialMail } from './compose/initial-mail.ts';
import classes from './email-page.module.css';
import { Folders } from './folders/folders.tsx';
import { MailList } from './list/mail-list.tsx';
import { MailSkeleton } from './parts.tsx';
import type { EmailSearch } from './search.ts';

const FolderDrawer = lazy(async () => ({
  default: (await import('./folders/folder-drawer.tsx')).FolderDrawer,
}));
const MailView = onDemand(async () => (await import('./mail/mail-view.tsx')).MailView);
const ComposeDialog = onDemand(async () => (await import('./compose/compose-dialog.tsx')).ComposeDialog);

/** A mailbox: folders, the mails of one of them, and the mail that is open. All of it lives in the address. */
export function EmailPage({ search }: { search: EmailSearch }) {
  const { t } = useTranslation('demo/email');
  const { writing, write, next, finish } = useWriting();
  const [foldersOpen, folders] = useDisclosure();
  const compose = () => write({});
  useShortcut({ keys: 'c', label: t('keys.write'), group: t('title'), run: compose });
  return (
    <Page title={t('title')} width="full">
      <ColumnsFrame className={classes.columns} isOpen={search.mail !== undefined}>
        <div className={classes.side}>
          <Button leftSection={<IconPencilPlus size={16} stroke={2} />} onClick={compose}>
            {t('compose')}
          </Button>
          <Folders search={search} />
        </div>
        <div className={classes.list}>
          <MailList search={search} onOpenFolders={folders.open} onWrite={write} />
        </div>
        {search.mail !== undefined && (
          <div className={classes.mail} data-writing={writing !== undefined || undefined}>
            <Suspense fallback={<MailSkeleton />}>
              <MailView key={search.mail} id={search.mail} search={search} onWrite={write} />
            </Suspense>
          </div>
        )}
      </ColumnsFrame>
      <OnceOpened opened={foldersOpen}>
        <FolderDrawer search={search} opened={foldersOpen} onClose={folders.close} />
      </OnceOpened>
      {writing && (
        <Suspense fallback={<KeysRest />}>
          <ComposeDialog
            key={writing.at}
            initial={writing.mail}
            isLeft={next !== undefined}
            onClose={finish}
          />
        </Suspense>
      )}
    </Page>
  );
}

interface Writing {
  mail: InitialMail;
  /** The how-manieth it is since the page was opened. */
  at: number;
}

/** The mail that is written, and the next one, for which the first is kept as a draft. */
function useWriting() {
  const [writing, setWriting] = useState<Writing>();
  const [next, setNext] = useState<Writing>();
  const count = useRef(0);
  return {
    writing,
    next,
    write(mail: InitialMail) {
      count.current += 1;
      const begun = { mail, at: count.current };
      if (writing) setNext(begun);
      else setWriting(begun);
    },
    finish() {
      setWriting(next);
      setNext(undefined);
    },
  };
}

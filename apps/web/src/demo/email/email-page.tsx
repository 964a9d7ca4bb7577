import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import IconPencilPlus from '#icons/IconPencilPlus';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { OnceOpened } from '../../shell/once-opened.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useShortcut } from '../../shell/shortcuts/use-shortcut.ts';
import { ColumnsFrame } from '../parts/columns-frame.tsx';
import type { InitialMail } from './compose/initial-mail.ts';
import classes from './email-page.module.css';
import { Folders } from './folders/folders.tsx';
import { MailList } from './list/mail-list.tsx';
import { MailSkeleton } from './mail/mail-skeleton.tsx';
import type { EmailSearch } from './search.ts';

const FolderDrawer = lazy(async () => ({
  default: (await import('./folders/folder-drawer.tsx')).FolderDrawer,
}));
const MailView = onDemand(async () => (await import('./mail/mail-view.tsx')).MailView);
const ComposeDialog = onDemand(async () => (await import('./compose/compose-dialog.tsx')).ComposeDialog);

/** A mailbox: folders, the mails of one of them, and the mail that is open. All of it lives in the address. */
export function EmailPage({ search }: { search: EmailSearch }) {
  const [writing, setWriting] = useState<InitialMail>();
  const [foldersOpen, folders] = useDisclosure();
  const compose = () => setWriting({});
  useShortcut({ keys: 'c', label: 'Write a mail', group: 'E-mail', run: compose });
  return (
    <Page title="E-mail" width="full">
      <ColumnsFrame className={classes.columns} isOpen={search.mail !== undefined}>
        <div className={classes.side}>
          <Button leftSection={<IconPencilPlus size={16} stroke={2} />} onClick={compose}>
            Compose
          </Button>
          <Folders search={search} />
        </div>
        <div className={classes.list}>
          <MailList search={search} onOpenFolders={folders.open} onWrite={setWriting} />
        </div>
        {search.mail !== undefined && (
          <div className={classes.mail}>
            <Suspense fallback={<MailSkeleton />}>
              <MailView key={search.mail} id={search.mail} search={search} onWrite={setWriting} />
            </Suspense>
          </div>
        )}
      </ColumnsFrame>
      <OnceOpened opened={foldersOpen}>
        <FolderDrawer search={search} opened={foldersOpen} onClose={folders.close} />
      </OnceOpened>
      {writing && (
        <Suspense>
          <ComposeDialog initial={writing} onClose={() => setWriting(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}

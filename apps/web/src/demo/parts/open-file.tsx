import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shell/dialog/dialog.tsx';
import classes from './open-file.module.css';

interface OpenFileProps {
  name: string;
  /** Address of the file, or of a picture of its first page. */
  url: string;
  shows: 'picture' | 'page' | 'nothing';
  className: string | undefined;
  /** What is clicked. */
  children: ReactNode;
}

/** Opens a file: what can be shown as a preview, all else as a download. */
export function OpenFile({ name, url, shows, className, children }: OpenFileProps) {
  const { t } = useTranslation('demo');
  const [isOpen, setOpen] = useState(false);
  if (shows === 'nothing')
    return (
      <a className={className} href={url} download={name} title={t('parts.file.download', { name })}>
        {children}
      </a>
    );
  return (
    <>
      <UnstyledButton className={className} onClick={() => setOpen(true)}>
        {children}
      </UnstyledButton>
      {isOpen && (
        <Dialog title={<bdi>{name}</bdi>} size={600} onClose={() => setOpen(false)}>
          <img
            className={classes.page}
            src={url}
            alt={shows === 'page' ? t('parts.file.firstPage', { name }) : t('parts.file.picture', { name })}
          />
        </Dialog>
      )}
    </>
  );
}

import type { Attachment } from '@kazi/simulation/email';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import classes from './attachments.module.css';

/** What came with a message; each opens as a preview. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const [shown, setShown] = useState<Attachment>();
  return (
    <>
      <ul className={classes.list} aria-label="Attachments">
        {attachments.map((attachment) => (
          <li key={attachment.fileName}>
            <UnstyledButton className={classes.file} onClick={() => setShown(attachment)}>
              <img src={attachment.thumbnail} alt="" width={26} height={32} />
              <span className={classes.words}>
                <bdi className={classes.name}>{attachment.fileName}</bdi>
                <bdi className={classes.size}>{attachment.size}</bdi>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog title={shown.fileName} size={560} onClose={() => setShown(undefined)}>
          <img className={classes.page} src={shown.url} alt={`First page of ${shown.fileName}`} />
        </Dialog>
      )}
    </>
  );
}

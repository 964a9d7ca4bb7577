import type { Attachment } from '@kazi/simulation/email';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { Pill } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mostFileBytes, readFile } from '../../parts/read-file.ts';
import classes from './compose.module.css';

interface AttachedFilesProps {
  attachments: readonly Attachment[];
  onChange: (attachments: Attachment[]) => void;
}

/** The files that go with a mail. */
export function AttachedFiles({ attachments, onChange }: AttachedFilesProps) {
  const { t } = useTranslation('demo/email');
  if (attachments.length === 0) return null;
  return (
    <ul className={classes.attached} aria-label={t('write.attachments')}>
      {attachments.map((attachment) => (
        <li key={attachment.fileName}>
          <Pill
            size="md"
            withRemoveButton
            onRemove={() => onChange(attachments.filter((other) => other !== attachment))}
            removeButtonProps={{
              'aria-label': t('write.remove', { name: attachment.fileName }),
              tabIndex: 0,
            }}
          >
            <bdi>{attachment.fileName}</bdi> <bdi>{attachment.size}</bdi>
          </Pill>
        </li>
      ))}
    </ul>
  );
}

/** Reads chosen files as attachments; of one that is too large, it is told. */
export function useAttach(onAttached: (attachments: Attachment[]) => void) {
  const { t } = useTranslation('demo/email');
  const size = new Intl.NumberFormat(useLocale(), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return async (files: readonly File[]) => {
    const large = files.find((file) => file.size > mostFileBytes);
    if (large) toast({ message: t('write.tooLarge', { name: large.name }) });
    const read = files
      .filter((file) => file.size <= mostFileBytes)
      .map(async (file): Promise<Attachment> => {
        const { name, url, isPicture } = await readFile(file);
        return {
          fileName: name,
          url,
          thumbnail: isPicture ? url : '',
          shows: isPicture ? 'picture' : 'nothing',
          size: size.format(Math.ceil(file.size / 1000)),
        };
      });
    onAttached(await Promise.all(read));
  };
}

import type { File } from '@kazi/contract/files';
import { useLocale } from '@kazi/ui/locale';
import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconFile from '#icons/IconFile';
import IconX from '#icons/IconX';
import classes from './attachments.module.css';
import { sizeText } from './size-text.ts';

/** A file that can be opened, and taken off where `onRemove` is given. */
export function FileCard({ file, onRemove }: { file: File; onRemove?: (() => void) | undefined }) {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const { name, size, url, thumbnail } = file;
  return (
    <li className={classes.file}>
      <a className={classes.link} href={url} target="_blank" rel="noreferrer" title={name}>
        {thumbnail ? (
          <img className={classes.picture} src={thumbnail} alt="" loading="lazy" />
        ) : (
          <span className={classes.picture}>
            <IconFile size={22} stroke={1.5} aria-hidden="true" />
          </span>
        )}
        <span className={classes.words}>
          <bdi className={classes.name}>{name}</bdi>
          <span className={classes.size}>{sizeText(size, locale)}</span>
        </span>
      </a>
      {onRemove && (
        <ActionIcon
          className={classes.remove}
          size={24}
          radius="xl"
          variant="default"
          aria-label={t('files.remove', { name })}
          onClick={onRemove}
        >
          <IconX size={14} stroke={1.8} />
        </ActionIcon>
      )}
    </li>
  );
}

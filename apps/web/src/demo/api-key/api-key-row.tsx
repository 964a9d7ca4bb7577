import { RelativeTime } from '@kazi/ui/relative-time';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Badge } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import IconCopy from '#icons/IconCopy';
import IconTrash from '#icons/IconTrash';
import classes from './api-key.module.css';
import type { ApiKey } from './keys.ts';

const shownLetters = 7;

interface ApiKeyRowProps {
  apiKey: ApiKey;
  /** Just made: it is shown whole, this once. */
  isFresh: boolean;
  onTakeBack: () => void;
}

/** One key: what it is for and may do, the secret but for its beginning hidden. */
export function ApiKeyRow({ apiKey: { name, kind, secret, madeAt }, isFresh, onTakeBack }: ApiKeyRowProps) {
  const { t } = useTranslation('demo/api-key');
  const clipboard = useClipboard();
  const copy = () => {
    clipboard.copy(secret);
    toast({ message: t('keys.copied') });
  };
  return (
    <li className={classes.key}>
      <div className={classes.line}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Badge variant="light" color="gray" tt="none">
          {t(`kinds.${kind}`)}
        </Badge>
      </div>
      <code className={classes.secret} dir="ltr">
        {isFresh ? secret : `${secret.slice(0, shownLetters)}••••••••••••••••`}
      </code>
      <span className={classes.made}>
        {t('keys.made')} <RelativeTime at={madeAt.toISOString()} />
      </span>
      <span className={classes.actions}>
        <ActionIcon variant="subtle" color="gray" aria-label={t('keys.copy', { name })} onClick={copy}>
          <IconCopy size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t('keys.takeBack', { name })}
          onClick={onTakeBack}
        >
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      </span>
    </li>
  );
}

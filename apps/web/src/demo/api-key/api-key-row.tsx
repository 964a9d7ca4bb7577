import { RelativeTime } from '@kazi/ui/relative-time';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Badge } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconCopy from '#icons/IconCopy';
import IconTrash from '#icons/IconTrash';
import classes from './api-key.module.css';
import { type ApiKey, keyKinds } from './keys.ts';

const shownLetters = 7;

interface ApiKeyRowProps {
  apiKey: ApiKey;
  /** Just made: it is shown whole, this once. */
  isFresh: boolean;
  onTakeBack: () => void;
}

/** One key: what it is for and may do, the secret but for its beginning hidden. */
export function ApiKeyRow({ apiKey: { name, kind, secret, madeAt }, isFresh, onTakeBack }: ApiKeyRowProps) {
  const clipboard = useClipboard();
  const copy = () => {
    clipboard.copy(secret);
    toast({ message: 'Copied.' });
  };
  return (
    <li className={classes.key}>
      <div className={classes.line}>
        <strong>{name}</strong>
        <Badge variant="light" color="gray" tt="none">
          {keyKinds.find(({ value }) => value === kind)?.label}
        </Badge>
      </div>
      <code className={classes.secret} dir="ltr">
        {isFresh ? secret : `${secret.slice(0, shownLetters)}••••••••••••••••`}
      </code>
      <span className={classes.made}>
        Made <RelativeTime at={madeAt.toISOString()} />
      </span>
      <span className={classes.actions}>
        <ActionIcon variant="subtle" color="gray" aria-label={`Copy the key for ${name}`} onClick={copy}>
          <IconCopy size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`Take back the key for ${name}`}
          onClick={onTakeBack}
        >
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      </span>
    </li>
  );
}

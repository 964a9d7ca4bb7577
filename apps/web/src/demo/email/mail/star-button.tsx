import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import classes from './star-button.module.css';

interface StarButtonProps {
  isStarred: boolean;
  /** The mail's subject, for screen readers. */
  subject: string;
  onToggle: () => void;
}

/** Puts a star on a mail, or takes it away. */
export function StarButton({ isStarred, subject, onToggle }: StarButtonProps) {
  const { t } = useTranslation('demo/email');
  const Icon = isStarred ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      className={classes.star}
      size={28}
      variant="subtle"
      color="gray"
      aria-label={t('list.star', { subject })}
      aria-pressed={isStarred}
      onClick={onToggle}
    >
      <Icon size={16} stroke={1.7} />
    </ActionIcon>
  );
}

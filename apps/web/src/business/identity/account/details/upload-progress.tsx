import { useLocale } from '@kazi/ui/locale';
import { useTranslation } from 'react-i18next';
import classes from './picture-panel.module.css';

/** How much of one's picture has arrived; `part` is from 0 to 1. */
export function UploadProgress({ part }: { part: number }) {
  const { t } = useTranslation('identity');
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' }).format(part);
  return (
    <div className={classes.uploading}>
      <progress value={part} aria-label={t('picture.uploading')} />
      <bdi>{percent}</bdi>
    </div>
  );
}

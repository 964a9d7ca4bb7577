import { Text } from '@kazi/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from './phone-hint.module.css';

/** A server that reaches no real phone has a page in its place; elsewhere the address leads nowhere, or to the app. */
async function hasLocalPhone(): Promise<boolean> {
  const { ok, headers } = await fetch('/dev/phone.json', { method: 'HEAD' });
  return ok && headers.get('content-type')?.includes('json') === true;
}

/** Where the server keeps prompts and text messages itself: says on which page the phone is answered. */
export function PhoneHint({ phone }: { phone: string }) {
  const { t } = useTranslation('money');
  const { data: found } = useQuery({
    queryKey: ['local-phone'],
    queryFn: hasLocalPhone,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!found) return null;
  return (
    <Text tone="muted" size={13} className={classes.hint}>
      {t('phone.local')}{' '}
      <a href={`/dev/phone?phone=${encodeURIComponent(phone)}`} target="_blank" rel="noreferrer">
        {t('phone.open')}
      </a>
    </Text>
  );
}

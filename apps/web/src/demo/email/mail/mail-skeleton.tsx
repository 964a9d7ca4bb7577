import { SkeletonRows } from '@kazi/ui/skeleton-rows';

/** Keeps a mail's place while it loads. */
export function MailSkeleton() {
  return <SkeletonRows rows={6} height={52} label="Loading the mail" />;
}

import { LeanButton } from '@kazi/ui/lean-button';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Forbidden } from './forbidden.ts';
import { HomeButton } from './home-button.tsx';
import { MessagePage } from './message-page.tsx';

const ForbiddenPage = lazy(() =>
  import('./forbidden-page.tsx').then((module) => ({ default: module.ForbiddenPage })),
);
const MaintenancePage = lazy(() =>
  import('./maintenance-page.tsx').then((module) => ({ default: module.MaintenancePage })),
);

/**
 * What stands where a page failed: 403 for what a guard refused, maintenance while the server is away. For anything
 * else a page that needs nothing more from the network, which may be what failed.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const isForbidden = error instanceof Forbidden;
  useEffect(() => {
    if (!isForbidden) console.error(error);
  }, [error, isForbidden]);
  if (isForbidden) {
    return (
      <Suspense>
        <ForbiddenPage />
      </Suspense>
    );
  }
  if (error instanceof Error && 'status' in error && error.status === 503) {
    return (
      <Suspense>
        <MaintenancePage />
      </Suspense>
    );
  }
  return <UnexpectedPage />;
}

function UnexpectedPage() {
  const { t } = useTranslation('common');
  const router = useRouter();
  return (
    <MessagePage
      title={t('unexpected.title')}
      message={t('unexpected.message')}
      actions={
        <>
          <LeanButton onClick={() => router.invalidate()}>{t('tryAgain')}</LeanButton>
          <HomeButton />
        </>
      }
    />
  );
}

import { EmptyState } from '@kazi/ui/empty-state';
import IconSeedling from '#icons/IconSeedling';
import { Page } from '../../shell/page/page.tsx';

/** The first page of a new dashboard. */
export function StartPage() {
  return (
    <Page title="Home">
      <EmptyState
        icon={<IconSeedling size={24} stroke={1.6} />}
        title="This is where it begins"
        message="Your first screen belongs in apps/web/src/demo/start/start-page.tsx."
      />
    </Page>
  );
}

import { createRoot } from 'react-dom/client';
import { readPreferences } from '../boot/preferences.ts';
import { loadTexts, startTexts } from '../i18n/i18n.ts';
import { Controls } from '../shell/controls.tsx';
import { Look } from '../shell/look.tsx';
import { OverviewPage } from './overview/overview-page.tsx';

/** Starts the demo in `root`. It needs no server. */
export async function start(root: HTMLElement): Promise<void> {
  await startTexts(readPreferences().language);
  await loadTexts('shell', 'demo');
  createRoot(root).render(
    <Look>
      <Controls>
        <OverviewPage path={location.pathname} />
      </Controls>
    </Look>,
  );
}

/** What a new page says while it is empty. */
const emptyTexts = {
  en: { title: 'Nothing here yet', message: 'What this page shows will stand here.' },
  sw: { title: 'Bado hakuna kitu hapa', message: 'Yale ambayo ukurasa huu utaonyesha yatakuwa hapa.' },
  fr: { title: 'Rien ici pour l’instant', message: 'Ce que cette page montrera se trouvera ici.' },
  ar: { title: 'لا شيء هنا بعد', message: 'ما ستعرضه هذه الصفحة سيكون هنا.' },
};

/** The files of a page's own, by where they stand. Its target is what the lists call it. */
export function pageFiles(path: string, target: string): Record<string, string> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const component = `${target.charAt(0).toUpperCase()}${target.slice(1)}Page`;
  // From the route's folder to `demo`: over `routes`, `_demo` and each folder of the address.
  const up = '../'.repeat(path.split('/').length);
  return {
    [`apps/web/src/demo/routes/_demo${path}.tsx`]: `import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '${up}../i18n/i18n.ts';
import { ${component} } from '${up}${name}/${name}-page.tsx';

export const Route = createFileRoute('/_demo${path}')({
  loader: () => loadTexts('demo/${name}'),
  component: ${component},
});
`,
    [`apps/web/src/demo/${name}/${name}-page.tsx`]: `import { EmptyState } from '@kazi/ui/empty-state';
import { useTranslation } from 'react-i18next';
import IconSeedling from '#icons/IconSeedling';
import { Page } from '../../shell/page/page.tsx';

/** A page that shows nothing yet. */
export function ${component}() {
  const { t } = useTranslation(['demo', 'demo/${name}']);
  return (
    <Page title={t('demo:pages.${target}')}>
      <EmptyState
        icon={<IconSeedling size={24} stroke={1.6} />}
        title={t('demo/${name}:empty.title')}
        message={t('demo/${name}:empty.message')}
      />
    </Page>
  );
}
`,
    ...Object.fromEntries(
      Object.entries(emptyTexts).map(([language, empty]) => [
        `apps/web/src/i18n/${language}/demo/${name}.json`,
        `${JSON.stringify({ empty }, null, 2)}\n`,
      ]),
    ),
    [`e2e/tests/demo/${name}.spec.ts`]: `import { expect, test } from '@playwright/test';
import { paths } from '@kazi/simulation/paths';
import { openDemo } from '../support/demo.ts';
import { watchFaults } from '../support/faults.ts';

test('${name}: the page opens from the menu, without a fault', async ({ page }) => {
  const faults = watchFaults(page);
  await openDemo(page, paths.${target});
  const menu = page.getByRole('navigation').first();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);
  expect(faults).toEqual([]);
});
`,
  };
}

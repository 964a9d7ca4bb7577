import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import tabs from '../app-page/app-page.module.css';
import { type Part, parts } from './filter.ts';

/** Which part somebody has in the tasks shown. */
export function PartTabs({ part }: { part: Part }) {
  const { t } = useTranslation('work');
  return (
    <nav className={tabs.tabs} aria-label={t('mine.parts')}>
      {parts.map((other) => (
        <Link
          key={other}
          to="/my-work"
          search={{ part: other === 'assigned' ? undefined : other }}
          className={tabs.tab}
          data-current={other === part || undefined}
          aria-current={other === part ? 'page' : undefined}
        >
          {t(`mine.part.${other}`)}
        </Link>
      ))}
    </nav>
  );
}

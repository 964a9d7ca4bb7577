import type { App } from '@kazi/contract/organisation';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconArrowsSplit2 from '#icons/IconArrowsSplit2';
import IconLayoutKanban from '#icons/IconLayoutKanban';
import IconLayoutList from '#icons/IconLayoutList';
import IconSettings from '#icons/IconSettings';
import { links } from '../../links.ts';
import { readTaskFilter } from '../task-filter/filter.ts';
import classes from './app-page.module.css';

/** How every tab is marked while its view is shown. */
const asTab = {
  className: classes.tab,
  activeOptions: { includeSearch: false },
  activeProps: { 'data-current': true },
};

const withFilter = (search: Record<string, unknown>) => readTaskFilter(search);

/** The views of an app. Board and list share one filter, which goes along from the one to the other. */
export function AppTabs({ app }: { app: App }) {
  const { t } = useTranslation('work');
  const params = { appId: app.id };
  const flows: string = `${links.app(app.id)}/flows`;
  const settings: string = `${links.app(app.id)}/settings`;
  return (
    <nav className={classes.tabs} aria-label={t('app.views')}>
      <Link {...asTab} to="/apps/$appId/board" params={params} search={withFilter}>
        <TabName icon={IconLayoutKanban} name={t('app.board')} />
      </Link>
      <Link {...asTab} to="/apps/$appId/list" params={params} search={withFilter}>
        <TabName icon={IconLayoutList} name={t('app.list')} />
      </Link>
      <Link {...asTab} to={flows}>
        <TabName icon={IconArrowsSplit2} name={t('app.flows')} />
      </Link>
      {app.may.update && (
        <Link {...asTab} to={settings}>
          <TabName icon={IconSettings} name={t('app.settings')} />
        </Link>
      )}
    </nav>
  );
}

function TabName({ icon: Icon, name }: { icon: Icon; name: string }) {
  return (
    <>
      <Icon size={16} stroke={1.7} aria-hidden="true" />
      {name}
    </>
  );
}

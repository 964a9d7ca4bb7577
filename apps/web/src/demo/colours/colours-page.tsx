import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/page/page.tsx';
import { useResolvedPreferences } from '../../shell/preferences.ts';
import { AccentTable } from './accent-table.tsx';
import classes from './colours.module.css';
import { ContrastTable } from './contrast-table.tsx';
import { Swatch } from './swatch.tsx';
import { groups } from './tokens.ts';
import { useSkinColours } from './use-skin-colours.tsx';

/** Every colour by what it is for, in the skin that is chosen, with how well it is seen. */
export function ColoursPage() {
  const { t } = useTranslation(['demo', 'showcase']);
  const { skin } = useResolvedPreferences();
  const { colours, accents, probes } = useSkinColours();
  const chosen = colours[skin];
  return (
    <Page title={t('pages.colors')} description={t('showcase:colours.description')}>
      {probes}
      {chosen &&
        groups.map(({ name, tokens }) => (
          <Panel
            key={name}
            title={t(`showcase:colours.groups.${name}.title`)}
            description={t(`showcase:colours.groups.${name}.text`)}
          >
            <ul className={classes.swatches}>
              {tokens.map((token) => (
                <Swatch key={token.name} token={token} colours={chosen} />
              ))}
            </ul>
          </Panel>
        ))}
      {chosen && <AccentTable accents={accents} />}
      {chosen && <ContrastTable colours={colours} />}
    </Page>
  );
}

import { contrast } from '@kazi/ui/contrast';
import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import classes from './colours.module.css';
import { Contrast } from './swatch.tsx';
import { groups } from './tokens.ts';
import { type Colours, type Skin, skins } from './use-skin-colours.tsx';

/** Every colour on every surface that it is used on. */
export const pairs = groups.flatMap(({ tokens }) =>
  tokens.flatMap(({ name, use }) =>
    (use?.on ?? []).map((on) => ({ name, on, isText: use?.isText ?? false })),
  ),
);

/** The contrasts in all skins beside one another. */
export function ContrastTable({ colours }: { colours: Partial<Record<Skin, Colours>> }) {
  const { t } = useTranslation(['showcase', 'shell']);
  const title = t('colours.contrast.title');
  return (
    <Panel title={title} description={t('colours.contrast.description')} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={classes.scroller} tabIndex={0} aria-label={t('colours.tableOf', { title })}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('colours.contrast.colour')}</th>
              {skins.map((skin) => (
                <th key={skin} scope="col">
                  {t(`shell:skin.${skin}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ name, on, isText }) => (
              <tr key={`${name} ${on}`}>
                <th scope="row">
                  <bdi>{name}</bdi> <span className={classes.on}>{t('colours.on', { surface: on })}</span>
                </th>
                {skins.map((skin) => (
                  <td key={skin}>
                    <Contrast
                      ratio={contrast(colours[skin]?.[name] ?? '', colours[skin]?.[on] ?? '')}
                      isText={isText}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

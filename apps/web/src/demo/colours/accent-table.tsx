import { type AccentName, accentNames } from '@kazi/ui/brand';
import { contrast } from '@kazi/ui/contrast';
import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import { AccentSwatch } from '../../shell/frame/accent-swatch.tsx';
import classes from './colours.module.css';
import { pairs } from './contrast-table.tsx';
import { Contrast } from './swatch.tsx';
import { type BySkin, type Colours, skins } from './use-skin-colours.tsx';

/** Colours that follow the accent, or give way to it. */
const ofAccent = /accent|nav-current|chart/;

/** The lowest contrast among an accent's pairs, of its texts or of its drawings. */
const lowest = (colours: Colours | undefined, ofTexts: boolean): number =>
  Math.min(
    ...pairs
      .filter(({ name, isText }) => ofAccent.test(name) && isText === ofTexts)
      .map(({ name, on }) => contrast(colours?.[name] ?? '', colours?.[on] ?? '')),
  );

/** How well each accent is seen, in every skin: the lowest contrast of its texts, then of its lines and charts. */
export function AccentTable({ accents }: { accents: Partial<Record<AccentName, BySkin>> }) {
  const { t } = useTranslation(['showcase', 'shell']);
  const title = t('colours.accents.title');
  return (
    <Panel title={title} description={t('colours.accents.description')} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={classes.scroller} tabIndex={0} aria-label={t('colours.tableOf', { title })}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('colours.accents.accent')}</th>
              {skins.map((skin) => (
                <th key={skin} scope="col">
                  {t(`shell:skin.${skin}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accentNames.map((accent) => (
              <tr key={accent}>
                <th scope="row">
                  <span className={classes.contrast}>
                    <AccentSwatch accent={accent} />
                    {t(`shell:accent.${accent}`)}
                  </span>
                </th>
                {skins.map((skin) => (
                  <td key={skin}>
                    <span className={classes.lowest}>
                      <Contrast ratio={lowest(accents[accent]?.[skin], true)} isText />
                      <Contrast ratio={lowest(accents[accent]?.[skin], false)} isText={false} />
                    </span>
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

import { type AccentName, accentNames } from '@kazi/ui/brand';
import { contrast } from '@kazi/ui/contrast';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccentSwatch } from '../../shell/frame/accent-swatch.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useResolvedPreferences } from '../../shell/preferences.ts';
import classes from './colours.module.css';
import { type BySkin, type Colours, Contrast, type Skin, Swatch, skins, useSkinColours } from './swatch.tsx';
import { groups } from './tokens.ts';

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
            <Stack as="ul" gap={16} className={classes.swatches}>
              {tokens.map((token) => (
                <Swatch key={token.name} token={token} colours={chosen} />
              ))}
            </Stack>
          </Panel>
        ))}
      {chosen && <AccentTable accents={accents} />}
      {chosen && <ContrastTable colours={colours} />}
    </Page>
  );
}

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
function AccentTable({ accents }: { accents: Partial<Record<AccentName, BySkin>> }) {
  const { t } = useTranslation(['showcase', 'shell']);
  return (
    <SkinTable
      title={t('colours.accents.title')}
      description={t('colours.accents.description')}
      heading={t('colours.accents.accent')}
    >
      {accentNames.map((accent) => (
        <tr key={accent}>
          <th scope="row">
            <Row as="span" inline gap={6} tabular>
              <AccentSwatch accent={accent} />
              {t(`shell:accent.${accent}`)}
            </Row>
          </th>
          {skins.map((skin) => (
            <td key={skin}>
              <Row as="span" inline gap={16} align="stretch">
                <Contrast ratio={lowest(accents[accent]?.[skin], true)} isText />
                <Contrast ratio={lowest(accents[accent]?.[skin], false)} isText={false} />
              </Row>
            </td>
          ))}
        </tr>
      ))}
    </SkinTable>
  );
}

/** Every colour on every surface that it is used on. */
const pairs = groups.flatMap(({ tokens }) =>
  tokens.flatMap(({ name, use }) =>
    (use?.on ?? []).map((on) => ({ name, on, isText: use?.isText ?? false })),
  ),
);

/** The contrasts in all skins beside one another. */
function ContrastTable({ colours }: { colours: Partial<Record<Skin, Colours>> }) {
  const { t } = useTranslation(['showcase', 'shell']);
  return (
    <SkinTable
      title={t('colours.contrast.title')}
      description={t('colours.contrast.description')}
      heading={t('colours.contrast.colour')}
    >
      {pairs.map(({ name, on, isText }) => (
        <tr key={`${name} ${on}`}>
          <th scope="row">
            <bdi>{name}</bdi>{' '}
            <Text as="span" tone="muted" weight={400} grow>
              {t('colours.on', { surface: on })}
            </Text>
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
    </SkinTable>
  );
}

interface SkinTableProps {
  title: string;
  description: string;
  /** Heading of the first column. */
  heading: string;
  /** Rows, with a cell for each skin. */
  children: ReactNode;
}

/** A table with a column for each skin. */
function SkinTable({ title, description, heading, children }: SkinTableProps) {
  const { t } = useTranslation(['showcase', 'shell']);
  return (
    <Panel title={title} description={description} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={classes.scroller} tabIndex={0} aria-label={t('colours.tableOf', { title })}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {skins.map((skin) => (
                <th key={skin} scope="col">
                  {t(`shell:skin.${skin}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </Panel>
  );
}

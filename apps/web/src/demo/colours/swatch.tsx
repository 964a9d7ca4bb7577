import { type AccentName, accentNames } from '@kazi/ui/brand';
import { contrast } from '@kazi/ui/contrast';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResolvedPreferences } from '../../shell/preferences.ts';
import { useCopyText } from '../parts/use-copy-text.ts';
import classes from './colours.module.css';
import { levelOf, shownRatio, type Token, tokenNames } from './tokens.ts';

interface SwatchProps {
  token: Token;
  /** The values of the skin that is chosen. */
  colours: Colours;
}

/** A colour with its name and value, and how well it is seen where it is used. Choosing it copies it. */
export function Swatch({ token: { name, use }, colours }: SwatchProps) {
  const { t } = useTranslation('showcase');
  const copyText = useCopyText();
  const value = colours[name] ?? '';
  const variable = `var(--kz-${name})`;
  return (
    <li className={classes.swatch}>
      <button
        type="button"
        className={classes.copy}
        title={t('colours.copy', { name: variable })}
        onClick={() => copyText(variable, { done: t('colours.copied', { name: variable }) })}
      >
        <span className={classes.colour} style={{ background: variable }} aria-hidden="true" />
        <Row
          as="span"
          align="stretch"
          justify="between"
          wrap
          gap={8}
          lineGap={0}
          size={13}
          className={classes.words}
          dir="ltr"
        >
          <Text as="span" weight={500}>
            --kz-{name}
          </Text>
          <span className={classes.value}>{value}</span>
        </Row>
      </button>
      {use && (
        <Stack as="ul" gap={6} className={classes.uses}>
          {use.on.map((on) => (
            <Row as="li" key={on} gap={8} size={12}>
              <span
                className={classes.sample}
                style={{ color: variable, background: `var(--kz-${on})` }}
                data-drawn={!use.isText || undefined}
                aria-hidden="true"
              >
                {use.isText && 'Aa'}
              </span>
              <Text as="span" tone="muted" weight={400} grow>
                {t('colours.on', { surface: on })}
              </Text>
              <Contrast ratio={contrast(value, colours[on] ?? '')} isText={use.isText} />
            </Row>
          ))}
        </Stack>
      )}
    </li>
  );
}

/** A contrast, and the level of WCAG that it reaches. */
export function Contrast({ ratio, isText }: { ratio: number; isText: boolean }) {
  const { t } = useTranslation('showcase');
  const level = levelOf(ratio, isText);
  return (
    <Row as="span" inline gap={6} tabular dir="ltr">
      {shownRatio(ratio)}{' '}
      <span className={classes.level} data-low={level === 'Low' || undefined}>
        {level === 'Low' ? t('colours.low') : level}
      </span>
    </Row>
  );
}

export const skins = ['light', 'dark', 'bordered', 'semi-dark'] as const;
export type Skin = (typeof skins)[number];
/** Values by the names of tokens, like #1d5fa8. */
export type Colours = Readonly<Record<string, string>>;

export type BySkin = Partial<Record<Skin, Colours>>;

/** The accent that is chosen, then each there is. */
const looks = [undefined, ...accentNames];

/**
 * What the browser makes of the tokens in each skin, with the accent that is chosen and with each there is. `probes`
 * has to be drawn: each asks for the values of one.
 */
export function useSkinColours(): {
  colours: BySkin;
  accents: Partial<Record<AccentName, BySkin>>;
  probes: ReactNode;
} {
  const root = useRef<HTMLDivElement>(null);
  const { accent } = useResolvedPreferences();
  const [[colours = {}, ...ofAccents], setColours] = useState<BySkin[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the probes follow the accent that is chosen
  useLayoutEffect(() => {
    const rows = [...(root.current?.children ?? [])];
    setColours(
      rows.map(({ children }) =>
        Object.fromEntries(skins.map((skin, at) => [skin, readColours(children[at])])),
      ),
    );
  }, [accent]);
  const probes = (
    <div ref={root} hidden>
      {looks.map((look) => (
        <div key={look ?? 'chosen'} data-accent={look ?? accent}>
          {skins.map((skin) => (
            <span key={skin} data-skin={skin} />
          ))}
        </div>
      ))}
    </div>
  );
  const accents = Object.fromEntries(accentNames.map((name, at) => [name, ofAccents[at] ?? {}]));
  return { colours, accents, probes };
}

/** Each colour as the browser computes it: what a token holds may be written in many ways. */
function readColours(probe: Element | undefined): Colours {
  if (!(probe instanceof HTMLElement)) return {};
  const style = getComputedStyle(probe);
  const colourOf = (name: string) => {
    probe.style.color = `var(--kz-${name})`;
    return hexOf(style.color);
  };
  return Object.fromEntries(tokenNames.map((name) => [name, colourOf(name)]));
}

/** `rgb(29, 95, 168)` as #1d5fa8. */
const hexOf = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

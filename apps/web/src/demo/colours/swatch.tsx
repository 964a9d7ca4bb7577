import { contrast } from '@kazi/ui/contrast';
import { useTranslation } from 'react-i18next';
import { useCopyText } from '../parts/use-copy-text.ts';
import classes from './colours.module.css';
import { levelOf, shownRatio, type Token } from './tokens.ts';
import type { Colours } from './use-skin-colours.tsx';

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
        <span className={classes.words} dir="ltr">
          <span className={classes.name}>--kz-{name}</span>
          <span className={classes.value}>{value}</span>
        </span>
      </button>
      {use && (
        <ul className={classes.uses}>
          {use.on.map((on) => (
            <li key={on} className={classes.use}>
              <span
                className={classes.sample}
                style={{ color: variable, background: `var(--kz-${on})` }}
                data-drawn={!use.isText || undefined}
                aria-hidden="true"
              >
                {use.isText && 'Aa'}
              </span>
              <span className={classes.on}>{t('colours.on', { surface: on })}</span>
              <Contrast ratio={contrast(value, colours[on] ?? '')} isText={use.isText} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A contrast, and the level of WCAG that it reaches. */
export function Contrast({ ratio, isText }: { ratio: number; isText: boolean }) {
  const { t } = useTranslation('showcase');
  const level = levelOf(ratio, isText);
  return (
    <span className={classes.contrast} dir="ltr">
      {shownRatio(ratio)}{' '}
      <span className={classes.level} data-low={level === 'Low' || undefined}>
        {level === 'Low' ? t('colours.low') : level}
      </span>
    </span>
  );
}

import { accentShades } from '@kazi/contract/accent';
import { Row } from '@kazi/ui/layout';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './accent-field.module.css';

/** The colour that was typed, as the API writes it; null for none, and for what is no colour. */
export function accentTyped(typed: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim()) ?? [];
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return whole ? `#${whole.toLowerCase()}` : null;
}

interface AccentFieldProps {
  label?: ReactNode;
  value?: string;
  error?: ReactNode;
  onChange?: (typed: string) => void;
}

/** A colour to type or to pick, with how it is drawn: as light or dark as what stands on it needs. */
export function AccentField({ value = '', onChange, ...input }: AccentFieldProps) {
  const { t } = useTranslation('workspace');
  const colour = accentTyped(value);
  return (
    <>
      <TextInput
        {...input}
        value={value}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        description={t('look.accentMeans')}
        placeholder="#0f62fe"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        leftSection={
          <input
            type="color"
            className={classes.picker}
            aria-label={t('look.accentPick')}
            value={colour ?? '#808080'}
            onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
          />
        }
      />
      {colour && <Drawn colour={colour} />}
    </>
  );
}

/** A button and a link in the colour, on a light page and on a dark one. */
function Drawn({ colour }: { colour: string }) {
  const { t } = useTranslation('workspace');
  const { shades } = accentShades(colour);
  const [light = '', dark = '', ink = ''] = [shades[7], shades[6], shades[3]];
  return (
    <>
      <Row gap={8} wrap aria-hidden="true">
        <span className={classes.light} style={{ color: light }}>
          <b style={{ background: light }}>{t('look.sample')}</b>
          {t('look.sampleLink')}
        </span>
        <span className={classes.dark} style={{ color: ink }}>
          <b style={{ background: dark }}>{t('look.sample')}</b>
          {t('look.sampleLink')}
        </span>
      </Row>
      <p className={classes.note}>{t('look.accentDrawn', { light, dark })}</p>
    </>
  );
}

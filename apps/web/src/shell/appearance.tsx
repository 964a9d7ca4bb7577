import { LocaleContext, localeTag } from '@kazi/ui/locale';
import { installRipple } from '@kazi/ui/ripple';
import { type ReactNode, useEffect } from 'react';
import { changeLanguage } from '../i18n/i18n.ts';
import { useResolvedPreferences } from './preferences.ts';
import '@kazi/ui/styles/fonts.css';
import '@kazi/ui/styles/tokens.css';
import '@kazi/ui/styles/base.css';

/** Skin, language and ripple of both variants. */
export function Appearance({ children }: { children: ReactNode }) {
  const { language, dateFormat: pattern, clock } = useResolvedPreferences();
  useEffect(() => installRipple(document.body), []);
  useEffect(() => {
    void changeLanguage(language);
  }, [language]);
  const locale = localeTag(language, { pattern, clock, browser: navigator.languages });
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

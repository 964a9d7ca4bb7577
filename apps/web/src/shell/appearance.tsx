import { LocaleContext } from '@kazi/ui/locale';
import { installRipple } from '@kazi/ui/ripple';
import { type ReactNode, useEffect } from 'react';
import { changeLanguage } from '../i18n/i18n.ts';
import { useResolvedPreferences } from './preferences.ts';
import '@kazi/ui/styles/fonts.css';
import '@kazi/ui/styles/tokens.css';
import '@kazi/ui/styles/base.css';

/** Skin, language and ripple of both variants. */
export function Appearance({ children }: { children: ReactNode }) {
  const { language } = useResolvedPreferences();
  useEffect(() => installRipple(document.body), []);
  useEffect(() => {
    void changeLanguage(language);
  }, [language]);
  return <LocaleContext value={language}>{children}</LocaleContext>;
}

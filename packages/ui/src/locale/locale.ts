import { createContext, use } from 'react';

/** BCP 47 tag that dates, times and amounts are written in. */
export const LocaleContext = createContext('en');

/** The tag of the nearest `LocaleContext`, with Latin digits, so that columns of figures line up in Arabic too. */
export function useLocale(): string {
  return `${use(LocaleContext)}-u-nu-latn`;
}

/** Every time zone that this browser knows, and the one there is now, which it may not. */
export const timeZoneChoices = (now: string): { value: string; label: string }[] =>
  [...new Set([now, ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

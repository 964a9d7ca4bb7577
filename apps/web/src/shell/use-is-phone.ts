import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone; the same width as in the style sheets. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 575.98px)', false, { getInitialValueInEffect: false });

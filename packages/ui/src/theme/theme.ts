import { createTheme } from '@mantine/core';
import { accent, dark, gray } from './palette.ts';

/**
 * Mantine's side of the look: sizes on a 4 px grid, controls of 36 px, radius 8. Colours that carry meaning are
 * CSS variables (`styles/tokens.css`), since a skin changes them without rendering anything again.
 */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  colors: { accent, gray, dark },
  fontFamily: 'var(--kz-font)',
  fontFamilyMonospace: 'var(--kz-font-mono)',
  headings: {
    fontFamily: 'var(--kz-font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '28px' },
      h2: { fontSize: '18px', lineHeight: '24px' },
      h3: { fontSize: '15px', lineHeight: '20px' },
      h4: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: { sm: 'var(--kz-shadow)', md: 'var(--kz-shadow-raised)', xl: 'var(--kz-shadow-raised)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // The head of a dialog is no banner: a page has one.
    Drawer: { defaultProps: { attributes: { header: { role: 'none' } } } },
    Modal: {
      defaultProps: { transitionProps: { duration: 140 }, attributes: { header: { role: 'none' } } },
    },
    Menu: {
      defaultProps: {
        transitionProps: { duration: 100 },
        offset: 6,
        withInitialFocusPlaceholder: false,
        // With an index of its own, an item that is disabled is taken for the first to focus, and no key works.
        menuItemTabIndex: undefined,
      },
    },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 100 } } },
  },
});

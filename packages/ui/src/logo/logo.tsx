import { logo } from '../brand/brand.ts';

interface LogoProps {
  /** Edge of the square, in pixels. */
  size?: number;
}

/** The product's mark. Decorative; its name stands beside it. */
export const Logo = ({ size = 28 }: LogoProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the document and the favicon need as text
    dangerouslySetInnerHTML={{ __html: logo }}
  />
);

import { logo } from '../brand/brand.ts';

interface LogoProps {
  /** Edge of the square, in pixels. */
  size?: number;
  /** Address of the mark of who uses the product. */
  src?: string | undefined;
}

/** The product's mark, or its user's. Decorative; the name stands beside it. */
export const Logo = ({ size = 28, src }: LogoProps) =>
  src ? (
    <img src={src} width={size} height={size} alt="" style={{ borderRadius: size / 4 }} />
  ) : (
    <svg
      data-mark=""
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the document and the favicon need as text
      dangerouslySetInnerHTML={{ __html: logo }}
    />
  );

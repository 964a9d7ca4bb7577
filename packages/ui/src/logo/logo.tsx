interface LogoProps {
  /** Edge of the square, in pixels. */
  size?: number;
}

/** Kazi's mark: a K whose arms are a tick. Decorative; the product's name stands beside it. */
export function Logo({ size = 28 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0b6a5c" />
      <path
        d="M10.5 8v16M22.5 8l-8.6 8 3 2.9 5.6 5.1"
        fill="none"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

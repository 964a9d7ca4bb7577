import type { Progress, StatusLook } from './tones.ts';

interface StatusGlyphProps {
  look: StatusLook;
  /** Edge in pixels. */
  size?: number;
}

/** The small circle that fills up as work proceeds. Decorative: the status's name is always written nearby. */
export function StatusGlyph({ look: { tone, progress }, size = 14 }: StatusGlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      aria-hidden="true"
      focusable="false"
      style={{ color: `var(--kz-${tone})`, flex: 'none' }}
    >
      {shapes[progress]}
    </svg>
  );
}

const ring = <circle cx="7" cy="7" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />;

/** A pie inside the ring: a thick stroke on a circle of half the radius, drawn for a part of its way round. */
const pie = (part: number) => (
  <circle
    cx="7"
    cy="7"
    r="1.75"
    fill="none"
    stroke="currentColor"
    strokeWidth="3.5"
    strokeDasharray={`${part * 11} 11`}
    transform="rotate(-90 7 7)"
  />
);

const disc = <circle cx="7" cy="7" r="6.5" fill="currentColor" />;

const mark = (path: string) => (
  <path d={path} fill="none" stroke="var(--kz-surface)" strokeWidth="1.6" strokeLinecap="round" />
);

const shapes: Record<Progress, React.ReactNode> = {
  dashed: (
    <circle
      cx="7"
      cy="7"
      r="5.75"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2.2 2.3"
    />
  ),
  empty: ring,
  half: (
    <>
      {ring}
      {pie(0.5)}
    </>
  ),
  most: (
    <>
      {ring}
      {pie(0.75)}
    </>
  ),
  full: (
    <>
      {disc}
      {mark('M4.2 7.2 6.2 9.2 9.9 5.2')}
    </>
  ),
  crossed: (
    <>
      {disc}
      {mark('M5 5 9 9M9 5 5 9')}
    </>
  ),
};

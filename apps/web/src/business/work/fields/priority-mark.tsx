import type { Priority } from '@kazi/contract/work';

const lit: Record<Exclude<Priority, 'urgent'>, number> = { none: 0, low: 1, medium: 2, high: 3 };
const bars = [
  { x: 1.5, y: 8, height: 4.5 },
  { x: 5.75, y: 5, height: 7.5 },
  { x: 10, y: 2, height: 10.5 },
];

/** Rising bars, more of them lit the more it presses; an exclamation mark for what is urgent. Decorative. */
export function PriorityMark({ priority, size = 14 }: { priority: Priority; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {priority === 'urgent' ? (
        <g style={{ color: 'var(--kz-danger)' }}>
          <rect x="0.5" y="0.5" width="13" height="13" rx="3.5" fill="currentColor" />
          <path d="M7 3.4v4.4M7 10.3v.2" stroke="var(--kz-surface)" strokeWidth="1.8" strokeLinecap="round" />
        </g>
      ) : (
        bars.map((bar, at) => (
          <rect
            key={bar.x}
            {...bar}
            width="2.75"
            rx="0.8"
            fill={at < lit[priority] ? 'var(--kz-muted)' : 'var(--kz-line-strong)'}
          />
        ))
      )}
    </svg>
  );
}

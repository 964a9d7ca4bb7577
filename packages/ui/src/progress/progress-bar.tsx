import { Row } from '../layout/layout.tsx';
import classes from './progress-bar.module.css';

interface ProgressBarProps {
  value: number;
  /** Where it ends; 0 when there is nothing to do yet. */
  max: number;
  /** The same in words: "3 of 12". Written beside the bar. */
  label: string;
}

/** How much of something is done. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  const part = max > 0 ? Math.min(value / max, 1) : 0;
  return (
    <Row as="span" gap={10}>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.fill} style={{ inlineSize: `${part * 100}%` }} />
      </span>
      <bdi className={classes.label}>{label}</bdi>
    </Row>
  );
}

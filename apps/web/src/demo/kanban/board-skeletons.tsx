import looks from '../../shell/board/column.module.css';
import classes from './boards.module.css';

const cardHeights = [
  [220, 120, 210],
  [200, 230],
  [210, 110, 120],
];

/** Keeps the place of the boards while they are loaded. */
export function BoardSkeletons() {
  return (
    <div
      className={`${looks.board} ${classes.boards}`}
      role="status"
      aria-label="Loading boards"
      data-fills-page
    >
      {cardHeights.map((heights) => (
        <div key={heights.join()} className={classes.skeletons} aria-hidden="true">
          {heights.map((height) => (
            <div key={height} className={looks.skeleton} style={{ blockSize: height }} />
          ))}
        </div>
      ))}
    </div>
  );
}

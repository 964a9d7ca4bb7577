import { type Shape, Shapes } from '../parts/shapes.tsx';
import classes from './cover-picture.module.css';
import drawings from './cover-pictures.json';

/** A picture by what it shows, such as `wayHome`. */
export type CoverName = keyof typeof drawings.pictures;

interface Drawing {
  /** Where the sun stands, and how large it is; none where there is no room for it. */
  sun?: { x: number; y: number; radius: number };
  hasHills?: boolean;
  shapes: readonly Shape[];
}

/** Only a picture: screen readers pass over it. */
export function CoverPicture({ name }: { name: CoverName }) {
  const { sun, hasHills, shapes }: Drawing = drawings.pictures[name];
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <Fade id="cover-sky" from={classes.high} to={classes.low} />
        <Fade id="cover-far" from={classes.farStop} to={classes.mist} />
        <Fade id="cover-middle" from={classes.middleStop} to={classes.farStop} />
      </defs>
      <rect width="800" height="900" fill="url(#cover-sky)" />
      {sun && <Sun {...sun} />}
      <path
        className={classes.cloud}
        d="M60 236c40-16 70-8 104-12 30-22 84-22 108 2 30-4 62 0 84 10-90 10-210 10-296 0zm420-96c34-12 60-6 88-10 26-18 70-16 90 4 26-2 50 2 66 8-70 8-172 8-244-2z"
      />
      {hasHills && <Shapes shapes={drawings.hills} classes={classes} />}
      <Shapes shapes={shapes} classes={classes} />
    </svg>
  );
}

/** A colour that turns into another towards the ground. */
const Fade = ({ id, from, to }: { id: string; from: string | undefined; to: string | undefined }) => (
  <linearGradient id={id} x2="0" y2="1">
    <stop className={from} />
    <stop offset="0.8" className={to} />
  </linearGradient>
);

const Sun = ({ x, y, radius }: { x: number; y: number; radius: number }) => (
  <>
    <circle cx={x} cy={y} r={radius * 2} className={classes.sun} opacity="0.14" />
    <circle cx={x} cy={y} r={radius * 1.45} className={classes.sun} opacity="0.24" />
    <circle cx={x} cy={y} r={radius} className={classes.sun} />
  </>
);

import classes from './landscape.module.css';

/** Hills along the bottom of a page that stands alone, in the accent and the skin. Only a picture. */
export const Landscape = () => (
  <svg
    className={classes.landscape}
    viewBox="0 0 1440 400"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <circle className={classes.sun} cx="1130" cy="150" r="96" />
    <path
      className={classes.far}
      d="M0 232c120-60 210-30 330-66s170-86 290-58 150 76 270 54 170-92 300-66 170 70 250 62v242H0z"
    />
    <path className={classes.middle} d="M0 296c180-66 330-8 500-36s270-80 450-40 330 30 490-14v194H0z" />
    <path
      className={classes.near}
      d="M206 336l2-40-28-26 4-4 24 20 2-28h6l1 30 26-24 4 4-26 26-2 42zM146 262c6-22 36-24 46-28 20-10 54-8 66 2 14 2 40 8 44 28-24 8-44-2-78 0s-54 6-78-2zM1252 318l1-26-18-16 3-3 15 13 1-18h4l1 20 16-16 3 3-17 16-1 27zM1214 270c4-14 22-16 30-18 12-6 34-6 42 2 10 0 24 4 28 18-16 4-28-2-50 0s-34 4-50-2z"
    />
    <path className={classes.near} d="M0 342c220-40 430-4 700-20s470-30 740 8v70H0z" />
  </svg>
);

import classes from './cover-picture.module.css';

/** Nairobi's skyline at dawn. Only a picture: screen readers pass over it. */
export function CoverPicture() {
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="800" height="900" className={classes.sky} />
      <circle cx="560" cy="470" r="120" className={classes.sun} />
      <path className={classes.far} d="M0 640 90 590l80 30 100-60 90 40 120-70 110 50 90-30 120 40v310H0z" />
      <path
        className={classes.town}
        d="M60 900V640h70v-40h60v300zm150 0V560h30v-60h60v60h30v340zm140 0V660h90v240zm100 0V520a45 45 0 0 1 90 0v380zm-2-390h94v14h-94zm120 390V600h80v300zm90 0V640l50-30 50 30v260z"
      />
      <path
        className={classes.tree}
        d="M120 900c4-60 2-100-6-150-30 8-70 2-84-16 26 2 40-4 52-12-20-4-36-16-40-30 30 6 62 4 84 16 24-16 66-20 94-6-14 16-34 20-46 22 14 8 26 12 44 12-22 18-54 20-82 14-2 50-2 90 4 150z"
      />
      <rect y="880" width="800" height="20" className={classes.ground} />
    </svg>
  );
}

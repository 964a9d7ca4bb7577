import type { ReactNode } from 'react';
import classes from './cover-picture.module.css';

interface PictureProps {
  /** Where the sun stands, and how large it is; none where there is no room for it. */
  sun?: readonly [x: number, y: number, radius: number];
  children: ReactNode;
}

/** Only a picture: screen readers pass over it. */
const Picture = ({ sun, children }: PictureProps) => (
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
    {sun && <Sun x={sun[0]} y={sun[1]} radius={sun[2]} />}
    <path
      className={classes.cloud}
      d="M60 236c40-16 70-8 104-12 30-22 84-22 108 2 30-4 62 0 84 10-90 10-210 10-296 0zm420-96c34-12 60-6 88-10 26-18 70-16 90 4 26-2 50 2 66 8-70 8-172 8-244-2z"
    />
    {children}
  </svg>
);

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

const Hills = () => (
  <>
    <path fill="url(#cover-far)" d="M0 640c120-90 220-60 330-100s170-90 270-40 140 60 200 40v360H0z" />
    <path fill="url(#cover-middle)" d="M0 720c160-60 260 20 400-20s250-70 400-10v210H0z" />
    <Birds />
  </>
);

const Birds = () => (
  <path
    className={classes.bird}
    d="M452 330c9-8 16-6 20 4 4-10 12-13 21-6M516 366c7-6 12-5 15 3 3-8 9-10 16-5M404 378c6-5 10-4 13 3 2-7 8-9 13-4"
  />
);

/** Grass along the ground, and what grows in it. */
const Ground = ({ d }: { d: string }) => (
  <>
    <path className={classes.ground} d={d} />
    <path
      className={classes.ground}
      d="M40 862c-4-18-2-30-10-44 14 12 16 28 18 44zm14 0c2-16 8-26 16-34-4 14-4 24-6 34zm650-8c-4-20 0-34-8-50 14 14 16 32 18 50zm16 0c2-18 8-30 18-38-6 16-6 26-8 38zM360 868c-2-14 0-22-6-32 10 8 12 20 14 32z"
    />
  </>
);

/** Nairobi at dawn. */
export const Skyline = () => (
  <Picture sun={[560, 470, 120]}>
    <path fill="url(#cover-far)" d="M0 640 90 590l80 30 100-60 90 40 120-70 110 50 90-30 120 40v310H0z" />
    <Birds />
    <path
      className={classes.middle}
      d="M20 900V690h80v210zm130 0V600h90v300zm150 0V650h70v250zm190 0V620h60v280zm170 0V570h90v330z"
    />
    <path
      className={classes.near}
      d="M90 900V650h90v250zm150 0V520h30v-70l20-30 20 30v70h30v380zm330 0V640h90v260zm120 0V600l50-40 50 40v300zM410 900V560h-16v-22h16c2-40 14-60 30-64v-44h8v44c16 4 28 24 30 64h16v22h-16v340z"
    />
    <path
      className={classes.lit}
      d="M110 680h14v18h-14zm32 0h14v18h-14zm-32 44h14v18h-14zm32 44h14v18h-14zM262 560h14v18h-14zm36 0h14v18h-14zm-36 50h14v18h-14zm36 50h14v18h-14zm-36 50h14v18h-14zM424 600h14v18h-14zm26 48h14v18h-14zm-26 48h14v18h-14zM592 680h14v18h-14zm34 44h14v18h-14zm-34 44h14v18h-14zM716 640h14v18h-14zm34 50h14v18h-14z"
    />
    <Ground d="M0 850c200-30 520-30 800 0v50H0z" />
    <path className={classes.ground} d="M133 870V770h14v100zm-66-92c10-48 136-48 146 0-44 14-102 14-146 0z" />
  </Picture>
);

/** A new stall with its awning open. */
export const Stall = () => (
  <Picture sun={[210, 400, 84]}>
    <Hills />
    <path className={classes.near} d="M170 500h20v330h-20zm440 0h20v330h-20zM150 690h500v150H150z" />
    <path className={classes.lit} d="M190 560h420v130H190z" />
    <path className={classes.near} d="M140 470h520l40 90H100z" />
    <path className={classes.lit} d="M244 470h104l-8 90H220zm208 0h104l24 90H460z" />
    <circle cx="270" cy="664" r="26" className={classes.sun} />
    <circle cx="322" cy="664" r="26" className={classes.sun} />
    <circle cx="296" cy="622" r="26" className={classes.sun} />
    <path
      className={classes.middle}
      d="M400 690c-14-60 6-90 34-100 24 16 40 50 26 100zm100 0c-10-44 8-60 40-60s50 16 40 60z"
    />
    <Ground d="M0 830h800v70H0z" />
  </Picture>
);

/** A path that leads home at dusk, where a window is lit. */
export const WayHome = () => (
  <Picture sun={[610, 240, 60]}>
    <Hills />
    <path className={classes.near} d="M0 790c200-70 480-70 800-20v130H0z" />
    <path
      className={classes.lit}
      d="M360 900c40-60 120-70 110-110s-60-40-30-70h24c-16 30 50 36 56 76s-40 60-60 104z"
    />
    <path className={classes.ground} d="M390 720v-90h130v90zm-24-86 90-70 90 70z" />
    <path className={classes.lit} d="M412 652h34v34h-34zm62 0h24v68h-24z" />
    <path className={classes.ground} d="M200 800V690h14v110zm-40-80c-10-60 20-110 47-110s57 50 47 110z" />
    <path className={classes.ground} d="M650 810V720h12v90zm-34-66c-8-50 18-90 40-90s48 40 40 90z" />
  </Picture>
);

/** A row of keys, one of them new. */
export const Keys = () => (
  <Picture>
    <Hills />
    <path className={classes.near} d="M120 280h560v56H120z" />
    {[200, 330, 460, 590].map((x) => (
      <path
        key={x}
        className={x === 460 ? classes.sun : classes.ground}
        d={`M${x} 336v40a44 44 0 1 1-2 0v-40zm-1 64a20 20 0 1 0 1 0zm-11 60h24v150h34v24h-34v24h34v24h-58z`}
        fillRule="evenodd"
      />
    ))}
    <Ground d="M0 850c240-24 560-24 800 0v50H0z" />
  </Picture>
);

/** A bird that carries a letter over the hills. */
export const LetterBird = () => (
  <Picture sun={[650, 230, 66]}>
    <Hills />
    <path className={classes.lit} d="M430 520h150v96H430z" />
    <path className={classes.near} d="m430 520 75 56 75-56v10l-75 56-75-56z" />
    <path
      className={classes.near}
      d="M300 430c70-10 110-60 120-140 60 20 100 60 110 110 40-40 90-50 150-40-30 20-50 40-60 70-20 50-80 80-150 80-70 0-130-20-170-80z"
    />
    <path
      className={classes.ground}
      d="M420 290c-10 60-6 100 20 150 30-20 60-20 90-40-10-50-50-90-110-110z"
    />
    <circle cx="628" cy="386" r="7" className={classes.lit} />
    <Ground d="M0 850c240-24 560-24 800 0v50H0z" />
  </Picture>
);

/** Two stones across a stream. */
export const Stones = () => (
  <Picture sun={[590, 300, 90]}>
    <Hills />
    <path className={classes.near} d="M0 770h800v130H0z" />
    <path className={classes.far} d="M240 770h330c-20 50 60 80 30 130H150c60-40 20-90 90-130z" />
    <ellipse cx="330" cy="820" rx="64" ry="22" className={classes.ground} />
    <ellipse cx="470" cy="850" rx="70" ry="24" className={classes.ground} />
    <path className={classes.lit} d="M250 870c20-8 40-8 60 0M540 800c16-6 30-6 46 0" />
    <path className={classes.ground} d="M110 780V640h16v140zm-60-110c10-44 126-44 136 0-40 14-96 14-136 0z" />
    <path
      className={classes.ground}
      d="M680 790c-4-60 0-100-10-150 30 50 34 100 30 150zm30 0c6-50 16-90 40-120-10 40-14 80-20 120z"
    />
  </Picture>
);

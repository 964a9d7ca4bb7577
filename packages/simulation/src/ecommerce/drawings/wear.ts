import { type Drawing, shadow } from './paint.ts';

export const shoe: Drawing = ({ base, light, dark }) =>
  shadow(72, 130) +
  `<path d="M30 108l6-46c10 6 22 4 30-8l16-12c8 16 26 32 54 38 24 5 36 14 36 30z" fill="${base}"/>` +
  `<path d="M30 108l6-46c6 4 12 4 18 2l8 46z" fill="${dark}"/>` +
  `<path d="M66 54l16-12c6 12 16 22 30 30l-16 12c-14-8-24-18-30-30z" fill="${light}"/>` +
  `<path d="M74 62l12-9M82 71l12-9M92 79l12-8" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>` +
  `<path d="M72 110c16-22 40-22 58-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>` +
  `<path d="M26 106h148c4 10-2 20-12 20H36c-10 0-14-10-10-20z" fill="#f3efe6"/><path d="M27 118h146" stroke="${dark}" stroke-width="4"/>`;

export const sandals: Drawing = ({ base, light, dark }) =>
  shadow(60) +
  [62, 138]
    .map(
      (x) =>
        `<g transform="translate(${x} 84) rotate(${x < 100 ? -8 : 8})"><rect x="-26" y="-58" width="52" height="116" rx="26" fill="#7a4a2b"/>` +
        `<rect x="-21" y="-53" width="42" height="106" rx="21" fill="#b98458"/>` +
        `<path d="M-25-8C-12-26 12-26 25-8v16C12-10-12-10-25 8z" fill="${base}"/>` +
        `<g fill="${light}"><circle cx="-15" cy="-10" r="3"/><circle cx="-5" cy="-15" r="3"/><circle cx="5" cy="-15" r="3"/><circle cx="15" cy="-10" r="3"/></g>` +
        `<path d="M0-18v-22" stroke="${dark}" stroke-width="5" stroke-linecap="round"/></g>`,
    )
    .join('');

export const backpack: Drawing = ({ base, light, dark }) =>
  shadow(50) +
  `<path d="M82 30c0-18 36-18 36 0" fill="none" stroke="${dark}" stroke-width="6"/>` +
  `<path d="M56 66c0-26 14-40 44-40s44 14 44 40v62a12 12 0 0 1-12 12H68a12 12 0 0 1-12-12z" fill="${base}"/>` +
  `<path d="M56 62c8 16 80 16 88 0v14c-10 16-78 16-88 0z" fill="${dark}"/>` +
  `<rect x="68" y="92" width="64" height="40" rx="9" fill="${light}"/><path d="M68 106h64" stroke="${dark}" stroke-width="3"/>` +
  `<rect x="94" y="66" width="12" height="22" rx="4" fill="#b98458"/><rect x="96" y="102" width="8" height="12" rx="3" fill="#b98458"/>` +
  `<path d="M56 92c-12 4-14 30-4 38M144 92c12 4 14 30 4 38" fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>`;

import { type Drawing, shadow } from './paint.ts';

const glass = '#17222b';
/** Edge of what is dark, so that it ends somewhere on a dark page too. */
const rim = 'stroke="#fff" stroke-opacity=".28"';

/** Hills under a sun, as screens show them. */
const hills = (x: number, y: number, width: number, height: number, light: string, base: string) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 60 60" preserveAspectRatio="xMidYMax slice">` +
  `<rect width="60" height="60" fill="${light}"/><circle cx="42" cy="20" r="7" fill="#fff" opacity=".8"/>` +
  `<path d="M0 44c14-14 24-12 34-4s18 2 26-4v24H0z" fill="${base}"/>` +
  `<path d="M0 52c18-8 36-6 60 2v6H0z" fill="${glass}" opacity=".45"/></svg>`;

export const phone: Drawing = ({ base, light, dark }) =>
  shadow(52) +
  `<g transform="rotate(-9 76 84)"><rect x="46" y="28" width="56" height="110" rx="11" fill="${base}"/>` +
  `<rect x="52" y="34" width="20" height="30" rx="8" fill="${dark}"/>` +
  `<circle cx="62" cy="43" r="5" fill="${glass}"/><circle cx="62" cy="56" r="5" fill="${glass}"/></g>` +
  `<rect x="92" y="24" width="58" height="114" rx="11" fill="${glass}" ${rim}/>` +
  hills(96, 29, 50, 104, light, base) +
  `<path d="M106 48h30" stroke="#fff" stroke-width="6" stroke-linecap="round"/>` +
  `<path d="M112 59h18" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`;

export const tablet: Drawing = ({ base, light, dark }) =>
  shadow(64) +
  `<rect x="34" y="36" width="132" height="102" rx="10" fill="${dark}"/>` +
  `<rect x="34" y="33" width="132" height="102" rx="10" fill="${glass}" ${rim}/>` +
  hills(42, 41, 116, 86, light, base) +
  `<rect x="52" y="52" width="38" height="24" rx="4" fill="#fff" opacity=".85"/>` +
  `<path d="M58 60h18M58 67h26" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>`;

export const laptop: Drawing = ({ base, light, dark }) =>
  shadow(76, 134) +
  `<rect x="44" y="32" width="112" height="80" rx="7" fill="${glass}" ${rim}/>` +
  hills(49, 37, 102, 68, light, base) +
  `<rect x="58" y="48" width="44" height="30" rx="3" fill="#fff" opacity=".85"/>` +
  `<path d="M64 56h20M64 63h30M64 70h14" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M30 114h140l8 14a4 4 0 0 1-4 5H26a4 4 0 0 1-4-5z" fill="${base}"/>` +
  `<path d="M30 114h140l3 5H27z" fill="${light}"/><path d="M86 127h28" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>`;

export const headphones: Drawing = ({ base, light, dark }) =>
  shadow(50) +
  `<path d="M52 98V84a48 48 0 0 1 96 0v14" fill="none" stroke="${dark}" stroke-width="11"/>` +
  `<path d="M54 78a46 46 0 0 1 92 0" fill="none" stroke="${light}" stroke-width="3"/>` +
  `<rect x="40" y="86" width="28" height="50" rx="13" fill="${base}"/><rect x="62" y="90" width="14" height="42" rx="7" fill="${dark}"/>` +
  `<rect x="132" y="86" width="28" height="50" rx="13" fill="${base}"/><rect x="124" y="90" width="14" height="42" rx="7" fill="${dark}"/>` +
  `<path d="M47 98v26M153 98v26" stroke="${light}" stroke-width="3" stroke-linecap="round"/>`;

export const earbuds: Drawing = ({ base, light, dark }) =>
  shadow(48) +
  `<rect x="54" y="76" width="92" height="62" rx="26" fill="${base}"/><path d="M55 100h90" stroke="${dark}" stroke-width="3"/>` +
  `<circle cx="100" cy="116" r="4" fill="#fff"/>` +
  `<path d="M70 34a14 14 0 0 1 22 12l-2 32h-9l-2-22a14 14 0 0 1-9-22z" fill="${light}"/>` +
  `<path d="M130 34a14 14 0 0 0-22 12l2 32h9l2-22a14 14 0 0 0 9-22z" fill="${light}"/>` +
  `<circle cx="78" cy="42" r="5" fill="${dark}"/><circle cx="122" cy="42" r="5" fill="${dark}"/>`;

export const speaker: Drawing = ({ base, light, dark }) =>
  shadow(46) +
  `<rect x="60" y="24" width="80" height="116" rx="16" fill="${base}"/>` +
  `<rect x="66" y="30" width="68" height="104" rx="12" fill="${dark}"/>` +
  `<circle cx="100" cy="56" r="15" fill="${glass}" ${rim}/><circle cx="100" cy="56" r="6" fill="${light}"/>` +
  `<circle cx="100" cy="100" r="26" fill="${glass}" ${rim}/><circle cx="100" cy="100" r="17" fill="none" stroke="${base}" stroke-width="3"/>` +
  `<circle cx="100" cy="100" r="8" fill="${light}"/>`;

export const watch: Drawing = ({ base, light, dark }) =>
  shadow(34) +
  `<path d="M82 18h36l5 34H77zM77 108h46l-5 34H82z" fill="${base}"/>` +
  `<path d="M84 26h32M84 134h32" stroke="${dark}" stroke-width="3"/>` +
  `<rect x="66" y="46" width="68" height="68" rx="20" fill="${glass}" ${rim}/><rect x="134" y="72" width="6" height="16" rx="3" fill="${dark}"/>` +
  `<circle cx="100" cy="80" r="23" fill="none" stroke="${dark}" stroke-width="6"/>` +
  `<path d="M100 57a23 23 0 1 1-21 32" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>` +
  `<path d="M100 70v11l8 5" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;

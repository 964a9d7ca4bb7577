import { type Drawing, shadow } from './paint.ts';

const bean = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="9" ry="6.5" fill="#6b3f26"/>` +
  `<path d="M-8 0c5-4 11 4 16 0" fill="none" stroke="#c99a6b" stroke-width="1.6"/></g>`;

export const coffee: Drawing = ({ base, light, dark }) =>
  shadow(56) +
  `<path d="M66 38h68l8 94a8 8 0 0 1-8 8H66a8 8 0 0 1-8-8z" fill="${base}"/>` +
  `<path d="M66 38h14l-10 102h-4a8 8 0 0 1-8-8z" fill="${light}" opacity=".4"/>` +
  `<path d="M64 22h72l-2 18H66z" fill="${dark}"/><path d="M66 31h68" stroke="${light}" stroke-width="2"/>` +
  `<rect x="74" y="60" width="52" height="56" rx="6" fill="#f6ecd9"/>` +
  `<ellipse cx="100" cy="80" rx="13" ry="10" fill="#6b3f26"/><path d="M88 80c8-6 16 6 24 0" fill="none" stroke="#f6ecd9" stroke-width="2.5"/>` +
  `<path d="M83 100h34M89 108h22" stroke="${dark}" stroke-width="3.5" stroke-linecap="round"/>` +
  bean(150, 134, 20) +
  bean(46, 136, -25) +
  bean(162, 122, 70);

export const tea: Drawing = ({ base, light, dark }) =>
  shadow(48) +
  `<rect x="58" y="44" width="84" height="96" rx="8" fill="${base}"/><rect x="58" y="44" width="18" height="96" rx="8" fill="${light}" opacity=".45"/>` +
  `<rect x="54" y="28" width="92" height="22" rx="7" fill="${dark}"/><path d="M58 39h84" stroke="${light}" stroke-width="2"/>` +
  `<circle cx="100" cy="90" r="28" fill="#f6ecd9"/>` +
  `<path d="M100 106c-16-10-14-26 0-34 14 8 16 24 0 34z" fill="#3f7a3c"/><path d="M100 106V82" stroke="#f6ecd9" stroke-width="2"/>` +
  `<path d="M98 108c-14 0-22-8-22-16 10-2 20 4 22 16zM102 108c14 0 22-8 22-16-10-2-20 4-22 16z" fill="#5f9a4e"/>` +
  `<path d="M82 128h36" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`;

export const honey: Drawing = ({ base, light, dark }) =>
  shadow(46) +
  `<rect x="66" y="24" width="68" height="20" rx="6" fill="${dark}"/><path d="M70 34h60" stroke="${light}" stroke-width="2"/>` +
  `<path d="M62 58a14 14 0 0 1 10-14h56a14 14 0 0 1 10 14v70a12 12 0 0 1-12 12H74a12 12 0 0 1-12-12z" fill="${base}"/>` +
  `<path d="M72 58v66" stroke="${light}" stroke-width="6" stroke-linecap="round" opacity=".7"/>` +
  `<rect x="80" y="70" width="58" height="48" rx="5" fill="#fff4d6"/>` +
  `<g fill="none" stroke="${dark}" stroke-width="3"><path d="M98 80l8 5v10l-8 5-8-5V85zM116 80l8 5v10l-8 5-8-5V85z"/></g>` +
  `<path d="M92 109h34" stroke="${dark}" stroke-width="3.5" stroke-linecap="round"/>`;

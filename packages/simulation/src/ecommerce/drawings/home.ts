import { type Drawing, shadow } from './paint.ts';

const rows = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at)).join('');

export const kiondo: Drawing = ({ base, light, dark }) =>
  shadow(50) +
  `<path d="M68 66C68 6 132 6 132 66" fill="none" stroke="#7a4a2b" stroke-width="6"/>` +
  `<path d="M46 64h108c2 44-14 76-26 76H72c-12 0-28-32-26-76z" fill="#d9b98a"/>` +
  `<path d="M46 76h108l-1 12H47zM50 106h100l-3 12H53z" fill="${base}"/>` +
  `<g fill="${dark}">${rows(8, (at) => `<path d="M${53 + at * 12} 97l5-6 5 6-5 6z"/>`)}</g>` +
  `<g stroke="${light}" stroke-width="2">${rows(9, (at) => `<path d="M${54 + at * 12} 76v12M${56 + at * 11} 106v12"/>`)}</g>` +
  `<path d="M45 64h110" stroke="#7a4a2b" stroke-width="7" stroke-linecap="round"/>` +
  `<g stroke="#a9865a" stroke-width="2"><path d="M62 125h76M66 133h68"/></g>`;

export const bowl: Drawing = ({ base, light, dark }) =>
  shadow(48) +
  `<ellipse cx="100" cy="76" rx="62" ry="17" fill="${dark}"/><ellipse cx="100" cy="78" rx="52" ry="11" fill="${base}" opacity=".7"/>` +
  `<path d="M38 76c2 40 26 60 62 60s60-20 62-60c-16 22-108 22-124 0z" fill="${base}"/>` +
  `<path d="M50 98c10 8 90 8 100 0" fill="none" stroke="${light}" stroke-width="3"/>` +
  `<g fill="${light}">${rows(7, (at) => `<path d="M${61 + at * 13} 113l5-8 5 8z"/>`)}</g>` +
  `<path d="M82 134h36l4 8H78z" fill="${dark}"/>`;

export const shuka: Drawing = ({ base, light, dark }) =>
  shadow(58) +
  `<rect x="42" y="102" width="116" height="36" rx="12" fill="${dark}"/><rect x="42" y="68" width="116" height="38" rx="12" fill="${base}"/>` +
  `<path d="M42 52a14 14 0 0 1 14-14h88a14 14 0 0 1 14 14v10a12 12 0 0 1-12 12H54a12 12 0 0 1-12-12z" fill="${base}"/>` +
  `<g fill="#14263a" opacity=".75"><path d="M62 38h12v36H62zM94 38h12v36H94zM126 38h12v36h-12zM62 76h12v28H62zM94 76h12v28H94zM126 76h12v28h-12zM62 106h12v32H62zM94 106h12v32H94zM126 106h12v32h-12z"/></g>` +
  `<path d="M43 52h114M43 86h114M43 120h114" stroke="${light}" stroke-width="3"/>`;

export const mugs: Drawing = ({ base, light, dark }) =>
  shadow(60) +
  `<path d="M122 62h14a13 13 0 0 1 0 36h-14" fill="none" stroke="${dark}" stroke-width="7"/>` +
  `<path d="M64 50h62v58a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8z" fill="${base}"/><ellipse cx="95" cy="50" rx="31" ry="7" fill="${light}"/>` +
  `<path d="M76 96H62a11 11 0 0 0 0 30h14" fill="none" stroke="${base}" stroke-width="7"/>` +
  `<path d="M74 86h60v48a7 7 0 0 1-7 7H81a7 7 0 0 1-7-7z" fill="${light}"/><ellipse cx="104" cy="86" rx="30" ry="7" fill="${dark}"/>` +
  `<ellipse cx="104" cy="87" rx="24" ry="4" fill="#5a3420"/><path d="M84 108h40" stroke="${base}" stroke-width="4" stroke-linecap="round"/>`;

export const pot: Drawing = ({ base, light, dark }) =>
  shadow(56) +
  `<path d="M46 82H32M154 82h14" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>` +
  `<path d="M46 70h108v48a20 20 0 0 1-20 20H66a20 20 0 0 1-20-20z" fill="${base}"/><path d="M56 80v36a12 12 0 0 0 8 11" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M42 66c0-20 30-26 58-26s58 6 58 26z" fill="${dark}"/><rect x="40" y="62" width="120" height="10" rx="5" fill="${light}"/>` +
  `<rect x="90" y="28" width="20" height="13" rx="6" fill="${base}"/>`;

export const bottle: Drawing = ({ base, light, dark }) =>
  shadow(30) +
  `<rect x="84" y="18" width="32" height="22" rx="6" fill="${dark}"/><path d="M96 18c0-10 18-10 18 2" fill="none" stroke="${dark}" stroke-width="4"/>` +
  `<path d="M80 46a10 10 0 0 1 8-8h24a10 10 0 0 1 8 8l6 14v70a10 10 0 0 1-10 10H84a10 10 0 0 1-10-10V60z" fill="${base}"/>` +
  `<path d="M74 80h52v24H74z" fill="${light}"/><path d="M82 98l10-12 9 8 8-9 11 13" fill="none" stroke="${dark}" stroke-width="4" stroke-linejoin="round"/>` +
  `<path d="M82 62v10M82 112v16" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`;

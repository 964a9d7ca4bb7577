import { type Drawing, shadow } from './paint.ts';

export const lantern: Drawing = ({ base, light, dark }) =>
  shadow(40) +
  `<path d="M70 58C70 26 130 26 130 58" fill="none" stroke="${dark}" stroke-width="6"/>` +
  `<rect x="66" y="46" width="68" height="20" rx="8" fill="${base}"/>` +
  `<path d="M72 66h56l5 48H67z" fill="#ffe9a8"/><path d="M92 66h16l4 48H88z" fill="#fff6d8"/>` +
  `<path d="M82 66l-3 48M118 66l3 48" stroke="${dark}" stroke-width="3"/>` +
  `<rect x="60" y="112" width="80" height="28" rx="9" fill="${base}"/><circle cx="100" cy="126" r="6" fill="${light}"/>` +
  `<g stroke="#e9b93a" stroke-width="5" stroke-linecap="round"><path d="M46 90H32M154 90h14M50 66l-11-8M150 66l11-8"/></g>`;

export const deskLamp: Drawing = ({ base, light, dark }) =>
  shadow(44) +
  `<path d="M120 62l34 62H64z" fill="#ffdf8a" opacity=".5"/>` +
  `<path d="M76 134V74l34-34" fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<circle cx="76" cy="74" r="6" fill="${base}"/>` +
  `<path d="M98 34l18-12 34 30-46 28z" fill="${base}"/><path d="M104 80l46-28 5 6-45 27z" fill="#ffe9a8"/>` +
  `<rect x="48" y="130" width="58" height="11" rx="5" fill="${base}"/><rect x="56" y="124" width="24" height="7" rx="3" fill="${light}"/>`;

export const solarPanel: Drawing = ({ base, light, dark }) =>
  shadow(66) +
  `<path d="M96 106h8v28h-8z" fill="${dark}"/><rect x="72" y="132" width="56" height="8" rx="4" fill="${dark}"/>` +
  `<path d="M58 36h108l-16 74H34z" fill="${light}"/><path d="M62 40h99l-14 66H40z" fill="${base}"/>` +
  `<g stroke="${light}" stroke-width="2"><path d="M87 40l-20 66M112 40l-18 66M137 40l-16 66M57 62h99M50 84h102"/></g>` +
  `<path d="M62 40h40L72 106H40z" fill="#fff" opacity=".14"/>` +
  `<circle cx="42" cy="30" r="11" fill="#f2c245"/><path d="M42 9v5M21 30h5M27 15l4 4" stroke="#f2c245" stroke-width="4" stroke-linecap="round"/>`;

export const powerBank: Drawing = ({ base, light, dark }) =>
  shadow(40) +
  `<path d="M100 32c0-22 46-14 40 10s22 24 16 4" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>` +
  `<rect x="64" y="32" width="72" height="108" rx="14" fill="${base}"/><rect x="64" y="32" width="20" height="108" rx="10" fill="${light}" opacity=".55"/>` +
  `<path d="M107 60L88 92h14l-6 24 20-32h-14z" fill="#ffd75e"/>` +
  `<g fill="#fff"><circle cx="94" cy="128" r="2.5"/><circle cx="102" cy="128" r="2.5"/><circle cx="110" cy="128" r="2.5"/></g>`;

export const jiko: Drawing = ({ base, light, dark }) =>
  shadow(54) +
  `<path d="M84 30c-8 10 6 14-2 24M102 24c-8 12 8 16-1 28M120 30c-8 10 6 14-2 24" fill="none" stroke="#e8823a" stroke-width="5" stroke-linecap="round"/>` +
  `<ellipse cx="100" cy="66" rx="50" ry="13" fill="${light}"/><ellipse cx="100" cy="66" rx="38" ry="8" fill="#c2410c"/>` +
  `<ellipse cx="100" cy="64" rx="24" ry="4" fill="#fbbf5a"/>` +
  `<path d="M50 68c0 24 20 30 28 34h44c8-4 28-10 28-34-20 16-80 16-100 0z" fill="${base}"/>` +
  `<path d="M78 102h44l14 36H64z" fill="${dark}"/><rect x="90" y="114" width="20" height="16" rx="3" fill="#c2410c"/>` +
  `<path d="M48 76H32M152 76h16" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>`;

import { asPicture } from '../../people/portrait.ts';

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

/** A colour with what is lit and what is shaded of it. */
interface Tones {
  base: string;
  light: string;
  dark: string;
}

/** What draws a product in one colour, on a canvas of 200 by 160. */
type Drawing = (tones: Tones) => string;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour on its way to another, 0 for none of it and 1 for all. */
function mixed(hex: string, other: string, part: number): string {
  const into = channels(other);
  const both = channels(hex).map((value, at) => Math.round(value + ((into[at] ?? 0) - value) * part));
  return `#${both.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const tonesOf = (hex: string): Tones => ({
  base: hex,
  light: mixed(hex, '#ffffff', 0.38),
  dark: mixed(hex, '#0c1413', 0.34),
});

/** The shadow that things stand on. */
const shadow = (halfWidth: number, y = 142): string =>
  `<ellipse cx="100" cy="${y}" rx="${halfWidth}" ry="5" fill="#000" opacity=".16"/>`;

/** A picture without ground, in tones that stand out from light and dark alike. */
export const paint = (drawing: Drawing, hex: string): string =>
  asPicture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160">${drawing(tonesOf(hex))}</svg>`);

import { asPicture } from '../people/portrait.ts';

const acacia = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#12352f"><path d="M-4 0l2-34L-26-58l3-2 22 20 2-26h5l1 28 22-24 3 2L4-30 6 0z"/>` +
  '<path d="M-64-54c4-18 30-20 38-24 16-8 44-6 54 2 12 2 32 6 36 22-20 6-36-2-64 0s-44 6-64 0z"/></g>';

/** A high house with lit windows, by where it begins and how large it is. */
const house = (x: number, top: number, width: number, lit: number) =>
  `<path d="M${x} 236V${top}h${width}v${236 - top}z"/>` +
  Array.from({ length: 10 }, (_, at) =>
    (lit * 7 + at * 3) % 5 < 2
      ? `<path d="M${x + 6 + (at % 2) * (width / 2)} ${top + 10 + Math.floor(at / 2) * 16}h5v7h-5z" fill="#ffd98f"/>`
      : '',
  ).join('');

const bird = (x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M-14-5C-8-10-3-8 0 0c3-8 8-10 14-5" fill="none" stroke="#7a4a45" stroke-width="2.4" stroke-linecap="round"/>`;

/** The ground that a banner is seen from: Nairobi in the evening, from the Ngong Hills. */
export const banner = (): string =>
  asPicture(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 320" preserveAspectRatio="xMidYMid slice">' +
      '<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#4d6f8f"/><stop offset=".42" stop-color="#d99a86"/><stop offset=".72" stop-color="#f7c98b"/></linearGradient>' +
      '<linearGradient id="h" x2="0" y2="1"><stop stop-color="#9a7f98"/><stop offset="1" stop-color="#c79d93"/></linearGradient>' +
      '<linearGradient id="n" x2="0" y2="1"><stop stop-color="#2f6f63"/><stop offset="1" stop-color="#174a41"/></linearGradient></defs>' +
      '<rect width="1280" height="320" fill="url(#s)"/>' +
      '<circle cx="820" cy="176" r="96" fill="#ffe3ae" opacity=".25"/><circle cx="820" cy="176" r="66" fill="#ffe3ae" opacity=".4"/><circle cx="820" cy="176" r="42" fill="#ffdf9d"/>' +
      '<path d="M120 66c40-14 90-6 120-10s70-8 104 4c-60 12-160 14-224 6zM930 54c50-12 96 0 150-8s86 2 110 10c-90 10-190 8-260-2zM560 94c30-8 66-2 96-6 22-2 44 2 60 6-50 8-110 8-156 0z" fill="#fff" opacity=".28"/>' +
      `${bird(430, 78, 1)}${bird(470, 96, 0.7)}${bird(505, 74, 0.55)}` +
      '<path d="M0 214l70-26 64 10 96-46 70 22 90-34 120 40 110-22 96 28 140-40 120 34 96-22 110 30 98-24v156H0z" fill="url(#h)"/>' +
      `<g fill="#4c5b66" opacity=".92">${house(560, 170, 30, 1)}${house(600, 132, 34, 2)}${house(644, 156, 26, 3)}${house(678, 102, 30, 4)}${house(716, 140, 38, 5)}${house(884, 150, 34, 2)}${house(926, 118, 30, 3)}${house(964, 164, 40, 4)}` +
      '<path d="M770 236v-96h8c0-20 8-32 18-36v-22h4v22c10 4 18 16 18 36h8v96zM693 102l3-26h3l-1 26z"/></g>' +
      '<path d="M0 244c130-40 250-34 400-10s300 12 460-10 280-6 420 14v82H0z" fill="#5e9688"/>' +
      '<path d="M0 262c170-30 300-8 470 6s330-14 500-18 210 6 310 14v56H0z" fill="url(#n)"/>' +
      '<path d="M540 320c60-26 150-30 190-44s20-22-30-28h16c66 8 96 20 52 36s-100 20-120 36z" fill="#e9c48f" opacity=".65"/>' +
      `${acacia(1120, 286, 1)}${acacia(1216, 272, 0.6)}${acacia(372, 276, 0.55)}` +
      '<path d="M0 300c200-22 420 14 640 4s430-16 640-2v18H0z" fill="#0d3b34"/></svg>',
  );

import { asPicture } from '../people/portrait.ts';

const photo = (sky: string, drawing: string): string =>
  asPicture(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice">' +
      `<rect width="480" height="320" fill="${sky}"/>${drawing}</svg>`,
  );

const sun = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#f0c66b"/>`;

const tree = (x: number, height: number, leaves: string) =>
  `<path d="M${x} 300v-${height}" stroke="#6f4630" stroke-width="10"/>` +
  `<ellipse cx="${x}" cy="${300 - height}" rx="${height * 0.3}" ry="${height * 0.36}" fill="${leaves}"/>`;

const acacia = (x: number, y: number) =>
  `<path d="M${x} ${y}v-46M${x} ${y - 24}l-22-24M${x} ${y - 24}l22-24" fill="none" stroke="#5b3a29" stroke-width="6"/>` +
  `<path d="M${x - 58} ${y - 44}c6-22 110-22 116 0-30 8-86 8-116 0z" fill="#3f7a4a"/>`;

const palm = (x: number, y: number, bend: number) =>
  `<path d="M${x} ${y}q${bend / 4}-70 ${bend}-130" fill="none" stroke="#84563c" stroke-width="9"/>` +
  [-70, -34, 34, 70]
    .map(
      (reach) =>
        `<path d="M${x + bend} ${y - 130}q${reach / 2}-34 ${reach} 6q${-reach / 2}-14 ${-reach}-6z" fill="#3f7a4a"/>`,
    )
    .join('');

const flamingo = (x: number, y: number) =>
  `<path d="M${x} ${y}v44M${x + 8} ${y}v44" stroke="#b0413e" stroke-width="3"/>` +
  `<ellipse cx="${x + 4}" cy="${y - 6}" rx="22" ry="13" fill="#e79a9c"/>` +
  `<path d="M${x + 22} ${y - 10}c22-14-2-34 12-46" fill="none" stroke="#e79a9c" stroke-width="7" stroke-linecap="round"/>`;

const windmill = (x: number, y: number) =>
  `<path d="M${x} ${y}v-96M${x} ${y - 96}l4-44M${x} ${y - 96}l36 26M${x} ${y - 96}l-40 20" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`;

const terraces = [0, 1, 2, 3, 4]
  .map((row) => {
    const y = 150 + row * 36;
    return `<path d="M0 ${y}c120-34 220 26 480-14v184H0z" fill="${row % 2 ? '#3f7a4a' : '#5b9a4f'}"/>`;
  })
  .join('');

/** The places of the photo album, each as one would remember it. */
export const places: readonly { title: string; img: string }[] = [
  {
    title: 'Karura',
    img: photo(
      '#dcebdf',
      `<path d="M0 250h480v70H0z" fill="#a9bd98"/><path d="M200 320c10-40 30-60 40-70h20c0 20 20 40 50 70z" fill="#d9b48a"/>${tree(60, 190, '#2f6f63')}${tree(150, 150, '#4f8f3a')}${tree(350, 210, '#2f6f63')}${tree(430, 150, '#4f8f3a')}`,
    ),
  },
  {
    title: 'Naivasha',
    img: photo(
      '#f5dfe0',
      `<path d="M0 190l120-50 110 40 120-60 130 60v60H0z" fill="#b7a7bd"/><path d="M0 220h480v100H0z" fill="#a9cbd6"/>${flamingo(90, 240)}${flamingo(210, 256)}${flamingo(330, 238)}`,
    ),
  },
  {
    title: 'Kisumu',
    img: photo(
      '#f3dcc0',
      `${sun(240, 200, 70)}<path d="M0 200h480v120H0z" fill="#35507a"/><path d="M190 222h100M206 242h68M220 262h40" stroke="#f0c66b" stroke-width="6" stroke-linecap="round"/><path d="M330 236c30 14 70 14 100 0l-16 28h-68z" fill="#17120f"/><path d="M380 236v-56" stroke="#17120f" stroke-width="5"/><circle cx="380" cy="172" r="9" fill="#17120f"/>`,
    ),
  },
  {
    title: 'Kericho',
    img: photo(
      '#dde9f5',
      `${sun(390, 70, 34)}${terraces}<path d="M120 214c0-26 36-26 36 0l-6 40h-24z" fill="#b0413e"/><circle cx="138" cy="186" r="12" fill="#5b3a29"/><path d="M150 226h34l-4 28h-26z" fill="#b98560"/>`,
    ),
  },
  {
    title: 'Lamu',
    img: photo(
      '#e6f0f2',
      '<path d="M0 190h70v-40h60v24h60v-44h70v36h80v-26h60v50h80v20H0z" fill="#fff"/><path d="M0 204h480v116H0z" fill="#2c8f94"/><path d="M150 250h190c-12 34-34 44-60 44h-80c-24 0-42-14-50-44z" fill="#6f4630"/><path d="M236 250V90" stroke="#5b3a29" stroke-width="6"/><path d="M232 84c90 20 120 80 124 150-40-22-90-24-124-18z" fill="#f6e7d3"/>',
    ),
  },
  {
    title: 'Ngong',
    img: photo(
      '#d8e7ee',
      `<path d="M0 240c60-60 100-70 150-20s90-60 150-40 110 40 180-10v150H0z" fill="#8fae6b"/>${windmill(90, 220)}${windmill(250, 214)}${windmill(390, 210)}<path d="M0 280c120-30 300 10 480-20v60H0z" fill="#5b7a3c"/>`,
    ),
  },
  {
    title: 'Nanyuki',
    img: photo(
      '#dde3f2',
      `<path d="M40 240L190 90l34 40 40-66 176 176z" fill="#7f8fae"/><path d="M190 90l34 40 40-66 54 54-34 14-26-22-30 34-26-20-44 6z" fill="#fff"/><path d="M0 240h480v80H0z" fill="#d9b96a"/>${acacia(110, 292)}${acacia(390, 280)}`,
    ),
  },
  {
    title: 'Turkana',
    img: photo(
      '#f6e7d3',
      `${sun(100, 80, 40)}<path d="M0 190h480v40H0z" fill="#3d9a8f"/><path d="M0 232c140-40 240 30 480-10v98H0z" fill="#d9a35f"/><path d="M0 282c160-30 320 20 480-14v52H0z" fill="#c2854a"/><path d="M270 262a46 46 0 0 1 92 0zM372 268a34 34 0 0 1 68 0z" fill="#84563c"/><path d="M308 262v-22h16v22z" fill="#33251d"/>`,
    ),
  },
  {
    title: 'Malindi',
    img: photo(
      '#d8eef0',
      `${sun(360, 80, 36)}<path d="M0 180h480v70H0z" fill="#3a9fb0"/><path d="M0 240c120-16 280 14 480-8v88H0z" fill="#f0d9ae"/>${palm(120, 300, -34)}${palm(160, 306, 46)}<path d="M300 280h90l-10 14h-70z" fill="#b0413e"/>`,
    ),
  },
];

/** A till on its counter, and the people who wait before it. */
export const atTheTill = (): string =>
  photo(
    '#f6e7d3',
    '<path d="M0 60h480v20H0z" fill="#e3c79d"/><path d="M40 84h60v70H40zM120 84h60v70h-60zM380 84h60v70h-60z" fill="#dcebe6"/>' +
      '<path d="M52 130h14v24H52zM74 118h14v36H74zM134 124h34v30h-34zM394 116h14v38h-14zM414 130h14v24h-14z" fill="#2c9a7f"/>' +
      '<path d="M0 214h250v106H0z" fill="#84563c"/><path d="M0 204h262v14H0z" fill="#6f4630"/><path d="M120 140h90v50h-90z" fill="#17322d"/><path d="M130 150h70v30h-70z" fill="#5fc4b1"/><path d="M156 190h18v16h-18z" fill="#17322d"/>' +
      ['#35507a', '#b0413e', '#7a3b6b']
        .map(
          (cloth, at) =>
            `<circle cx="${304 + at * 62}" cy="${186 - (at % 2) * 12}" r="20" fill="#6f4630"/><path d="M${276 + at * 62} 320v-70c0-30 56-30 56 0v70z" fill="${cloth}"/>`,
        )
        .join(''),
  );

/** A blanket under trees, laid for many. */
export const underTrees = (): string =>
  photo(
    '#e6f1e2',
    `<path d="M0 220h480v100H0z" fill="#a9c48a"/>${tree(50, 230, '#3f7a4a')}${tree(430, 220, '#2f6f63')}${tree(330, 180, '#4f8f3a')}` +
      '<path d="M130 268l60-34h150l40 34-30 30H150z" fill="#b0413e"/><path d="M160 250h190M146 282h220M220 236l-30 60M290 236l20 60" stroke="#f6e7d3" stroke-width="4"/>' +
      '<circle cx="240" cy="258" r="13" fill="#e9a23b"/><circle cx="268" cy="264" r="10" fill="#2c9a7f"/><path d="M298 250h24v20h-24z" fill="#f6e7d3"/>' +
      '<circle cx="120" cy="214" r="14" fill="#5b3a29"/><path d="M98 276c0-60 44-60 44 0z" fill="#35507a"/><circle cx="392" cy="218" r="14" fill="#84563c"/><path d="M370 280c0-60 44-60 44 0z" fill="#d59a2e"/>',
  );

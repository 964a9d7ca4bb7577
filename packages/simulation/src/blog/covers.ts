import { asPicture } from '../people/portrait.ts';

const scene = (ground: string, drawing: string) =>
  asPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="${ground}"/>${drawing}</svg>`,
  );

/** Lines of writing, from a point down, each as long as said. */
const lines = (x: number, y: number, lengths: readonly number[], colour: string, step = 26) =>
  lengths
    .map(
      (length, at) =>
        `<rect x="${x}" y="${y + at * step}" width="${length}" height="10" rx="5" fill="${colour}"/>`,
    )
    .join('');

const hills = (back: string, front: string) =>
  `<path d="M0 250c90-70 170-60 250-10s190 40 390-60v180H0z" fill="${back}"/>` +
  `<path d="M0 310c150-60 260-20 360 0s190 0 280-30v80H0z" fill="${front}"/>`;

const coin = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#e0a93a"/><circle cx="${x}" cy="${y}" r="${radius * 0.7}" fill="none" stroke="#b57f1a" stroke-width="4"/>`;

const person = (x: number, cloth: string, skin: string) =>
  `<path d="M${x - 46} 300c0-60 18-84 46-84s46 24 46 84z" fill="${cloth}"/><circle cx="${x}" cy="182" r="32" fill="${skin}"/>` +
  `<path d="M${x - 33} 178c2-44 64-44 66 0-14-16-52-16-66 0z" fill="#1f1713"/>`;

/** The covers of the posts, drawn. */
export const covers = {
  payslip: () =>
    scene(
      '#dcebe6',
      `${hills('#bcd9d0', '#9cc5b9')}<g transform="rotate(-4 320 180)"><rect x="200" y="50" width="240" height="290" rx="12" fill="#fff"/>` +
        `<rect x="200" y="50" width="240" height="56" rx="12" fill="#0b6a5c"/>${lines(222, 73, [90], '#fff')}` +
        `${lines(222, 130, [80, 64, 90, 72], '#b9c8c3', 34)}${lines(360, 130, [56, 56, 56, 56], '#e0a93a', 34)}` +
        `<path d="M222 266h196" stroke="#d5dedb" stroke-width="3"/>${lines(222, 286, [60], '#17201d')}${lines(346, 286, [70], '#0b6a5c')}</g>${coin(500, 290, 42)}${coin(470, 316, 30)}`,
    ),
  calendar: () =>
    scene(
      '#f6e7d3',
      `<circle cx="520" cy="90" r="54" fill="#f0b45e"/>${hills('#e8cfab', '#d8b684')}<rect x="190" y="70" width="260" height="230" rx="16" fill="#fff"/>` +
        `<path d="M190 86a16 16 0 0 1 16-16h228a16 16 0 0 1 16 16v40H190z" fill="#b0413e"/>` +
        `<path d="M246 54v34M394 54v34" stroke="#6e2826" stroke-width="12" stroke-linecap="round"/>` +
        Array.from({ length: 20 }, (_, at) => {
          const x = 214 + (at % 5) * 46;
          const y = 146 + Math.floor(at / 5) * 36;
          return `<rect x="${x}" y="${y}" width="28" height="22" rx="5" fill="${at === 8 ? '#0b6a5c' : '#ece7df'}"/>`;
        }).join('') +
        `<path d="M361 191l6 7 11-13" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
    ),
  phone: () =>
    scene(
      '#dde9f5',
      `${hills('#bcd3ea', '#9bbcdc')}<rect x="250" y="40" width="150" height="290" rx="24" fill="#17222b"/><rect x="260" y="52" width="130" height="266" rx="16" fill="#fff"/>` +
        `<circle cx="325" cy="120" r="34" fill="#18713f"/><path d="M309 121l11 12 22-26" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>` +
        `${lines(284, 176, [82, 60, 72], '#c6d2da')}<rect x="282" y="270" width="86" height="28" rx="14" fill="#18713f"/>` +
        `<path d="M150 200h70m-20-18l22 18-22 18M430 150h70m-20-18l22 18-22 18" fill="none" stroke="#35507a" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>${coin(120, 200, 26)}${coin(540, 150, 26)}`,
    ),
  team: () =>
    scene(
      '#e8e2f3',
      `<rect x="60" y="50" width="520" height="170" rx="16" fill="#fff" opacity=".6"/>${lines(90, 84, [150, 110, 130], '#c5b5df')}` +
        `<path d="M360 170l50-34 40 20 80-66" fill="none" stroke="#6b3fa0" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>` +
        person(200, '#0b6a5c', '#84563c') +
        person(320, '#b0413e', '#5b3a29') +
        person(440, '#35507a', '#9b6a4a') +
        `<rect x="90" y="284" width="460" height="24" rx="8" fill="#8a5a3c"/><rect x="120" y="308" width="18" height="52" fill="#6b4530"/><rect x="502" y="308" width="18" height="52" fill="#6b4530"/>`,
    ),
  folder: () =>
    scene(
      '#e6ecd8',
      `${hills('#cbd8ae', '#afc285')}<path d="M150 110a14 14 0 0 1 14-14h96l26 28h196a14 14 0 0 1 14 14v160H150z" fill="#a86f18"/>` +
        `<rect x="184" y="66" width="250" height="200" rx="8" fill="#fff"/>${lines(206, 90, [70], '#35507a')}${lines(206, 124, [120, 160, 100], '#c8d1da')}` +
        `<path d="M132 160h376l-22 138a14 14 0 0 1-14 12H168a14 14 0 0 1-14-12z" fill="#e0a93a"/>` +
        `<rect x="260" y="196" width="120" height="60" rx="8" fill="#fff"/><path d="M286 244v-36h14a10 10 0 0 1 0 20h-14M330 240c16 0 22-12 20-22-2-14-24-12-22 2 2 10 16 10 22 0" fill="none" stroke="#17201d" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  desk: () =>
    scene(
      '#f5dfe0',
      `<rect x="70" y="50" width="180" height="150" rx="10" fill="#9bc4e2"/>${'<path d="M70 160c50-40 90-20 180-50v80a10 10 0 0 1-10 10H80a10 10 0 0 1-10-10z" fill="#3f7f47"/>'}` +
        `<path d="M160 50v150M70 125h180" stroke="#fff" stroke-width="8"/><rect x="290" y="120" width="220" height="140" rx="10" fill="#17222b"/><rect x="302" y="132" width="196" height="116" rx="5" fill="#dcebe6"/>` +
        `${lines(320, 152, [90, 130, 70], '#0b6a5c')}<circle cx="462" cy="212" r="20" fill="#e0a93a"/>` +
        `<path d="M380 260h40v30h-40z" fill="#33434a"/><rect x="40" y="288" width="560" height="22" rx="8" fill="#8a5a3c"/>` +
        `<rect x="180" y="236" width="50" height="54" rx="8" fill="#b0413e"/><path d="M230 248h8a14 14 0 0 1 0 28h-8" fill="none" stroke="#b0413e" stroke-width="8"/><path d="M194 224c-8-14 8-16 0-30M216 224c-8-14 8-16 0-30" fill="none" stroke="#c79a9b" stroke-width="5" stroke-linecap="round"/>`,
    ),
  growth: () =>
    scene(
      '#dcebe6',
      `${hills('#c3ddd5', '#a5cabf')}` +
        [0, 1, 2, 3, 4]
          .map(
            (at) =>
              `<rect x="${150 + at * 72}" y="${270 - at * 42}" width="48" height="${60 + at * 42}" rx="8" fill="${['#9b6a4a', '#d29a30', '#0b6a5c'][at % 3]}"/>`,
          )
          .join('') +
        `<path d="M150 220l90-40 70 6 90-70 90-40" fill="none" stroke="#17201d" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M462 62l32 12-16 30" fill="none" stroke="#17201d" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  papers: () =>
    scene(
      '#f6e7d3',
      `${hills('#ead3ae', '#dcbd8a')}<g transform="rotate(8 400 190)"><rect x="310" y="70" width="190" height="240" rx="10" fill="#fbf3e5"/>${lines(334, 104, [120, 90, 130], '#d9c39d')}</g>` +
        `<g transform="rotate(-6 260 190)"><rect x="160" y="60" width="200" height="256" rx="10" fill="#fff"/>${lines(184, 92, [110], '#35507a')}${lines(214, 134, [110, 90, 120, 80], '#c8d1da', 36)}` +
        [0, 1, 2, 3]
          .map(
            (at) =>
              `<path d="M186 ${138 + at * 36}l6 7 10-13" fill="none" stroke="#18713f" stroke-width="5" stroke-linecap="round"/>`,
          )
          .join('') +
        `<path d="M190 292c14-16 18 10 30-4s12 12 34-2" fill="none" stroke="#35507a" stroke-width="4" stroke-linecap="round"/></g>`,
    ),
  jars: () =>
    scene(
      '#dde9f5',
      `${hills('#c4d8ec', '#a9c5e0')}` +
        [200, 440]
          .map(
            (x, at) =>
              `<rect x="${x - 70}" y="110" width="140" height="200" rx="26" fill="#fff" opacity=".75"/><rect x="${x - 60}" y="84" width="120" height="34" rx="10" fill="${at ? '#0b6a5c' : '#8a4b08'}"/><rect x="${x - 44}" y="190" width="88" height="40" rx="8" fill="${at ? '#0b6a5c' : '#8a4b08'}"/>`,
          )
          .join('') +
        [0, 1, 2, 3, 4].map((at) => coin(150 + at * 25, 286 - (at % 2) * 12, 20)).join('') +
        coin(425, 288, 20) +
        coin(456, 288, 20) +
        `<path d="M286 160c20-26 50-26 70 0m-4-26l6 28-28 0" fill="none" stroke="#35507a" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  shutter: () =>
    scene(
      '#e8e2f3',
      `<circle cx="540" cy="80" r="46" fill="#f0b45e"/>${hills('#cdbfe3', '#b09cd2')}<rect x="180" y="120" width="280" height="180" rx="22" fill="#33434a"/><path d="M250 120l18-34h104l18 34z" fill="#4a5b62"/>` +
        `<circle cx="320" cy="212" r="70" fill="#17222b"/><circle cx="320" cy="212" r="50" fill="#35507a"/><circle cx="320" cy="212" r="26" fill="#17222b"/><circle cx="304" cy="196" r="10" fill="#fff" opacity=".8"/>` +
        `<rect x="404" y="140" width="34" height="18" rx="6" fill="#e0a93a"/><g transform="rotate(10 500 262)"><rect x="456" y="236" width="110" height="52" rx="8" fill="#fff"/>${lines(472, 256, [76], '#18713f')}</g>`,
    ),
};

export type Cover = keyof typeof covers;

const drawings = {
  'Mount Kenya': `<path fill="#f3d9c0" d="M0 0h320v180H0z"/><circle cx="238" cy="58" r="20" fill="#f7f0e4"/>
    <path fill="#8d9bb0" d="m40 150 78-96 14 16 12-20 18 26 12-10 74 84z"/>
    <path fill="#fff" d="m118 54 14 16 12-20 18 26-10 6-12-8-10 10-14-12-12 8z"/>
    <path fill="#3f6f62" d="M0 138c60-24 130-10 180-4s100-8 140 6v40H0z"/>
    <path fill="#24493f" d="M0 160c80-16 210-14 320 2v18H0z"/>`,
  'Tea hills of Kericho': `<path fill="#d5e9ee" d="M0 0h320v180H0z"/><path fill="#6fae7a" d="M0 90c70-40 120-30 190-4s90 10 130-4v98H0z"/>
    <path fill="#438a58" d="M0 120c90-30 150-8 220 4s70 4 100-4v60H0z"/>
    <path fill="none" stroke="#2f6d45" stroke-width="3" d="M0 138c90-26 160-4 220 6s70 2 100-4M0 152c90-24 160-4 220 4s70 2 100-4M0 167c90-22 160-4 220 4s70 2 100-4"/>`,
  'Diani beach': `<path fill="#bfe3ef" d="M0 0h320v180H0z"/><path fill="#2f9bb0" d="M0 86h320v54H0z"/>
    <path fill="#66c0c6" d="M0 116c80-10 160 12 320-4v40H0z"/><path fill="#f2e2bf" d="M0 140c90-18 200 2 320-8v48H0z"/>
    <path fill="none" stroke="#6b4a2b" stroke-width="6" d="M262 160c2-40-4-68-16-96"/>
    <path fill="none" stroke="#2d6b43" stroke-width="7" stroke-linecap="round" d="M246 64c-20-14-36-8-44 6M246 64c-8-20-24-24-36-20M246 64c6-20 22-24 34-16M246 64c18-10 32-2 38 12"/>`,
  'Nairobi at dusk': `<path fill="#f0b58f" d="M0 0h320v180H0z"/><path fill="#e08a78" d="M0 0h320v70H0z" opacity=".5"/>
    <path fill="#5a4a6b" d="M0 110h30V84h26v20h18V60h30v50h20V40h26v70h16V74h34v30h22V52h12l8-14 8 14v58h24V88h26v20h20v72H0z"/>
    <path fill="#3a3049" d="M0 146h320v34H0z"/>
    <path stroke="#ffd98a" stroke-width="3" stroke-dasharray="3 7" d="M82 72v36M96 72v36M132 54v54M142 54v54M194 84v20M238 66v44"/>`,
} as const;

export type Scene = keyof typeof drawings;

/** The address of a drawn landscape, 320 by 180. */
export const scene = (name: Scene): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${drawings[name]}</svg>`)}`;

import { asPicture } from '../people/portrait.ts';

const logo = (ground: string, drawing: string): string =>
  asPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>${drawing}</svg>`,
  );

/** Signs of the firms that somebody may like to read of. */
export const logos = {
  camera: logo(
    '#35507a',
    '<path d="M14 24h10l4-6h12l4 6h6v24H14z" fill="#fff"/><circle cx="33" cy="36" r="9" fill="#35507a"/><circle cx="33" cy="36" r="4" fill="#f0c66b"/>',
  ),
  loaf: logo(
    '#8a4b08',
    '<path d="M14 34c0-14 36-14 36 0 0 4-3 5-3 5v9H17v-9s-3-1-3-5z" fill="#f6e0b8"/><path d="M25 29l4 8M33 28l4 8M41 30l3 6" stroke="#c98a4b" stroke-width="3" stroke-linecap="round"/>',
  ),
  track: logo(
    '#b0413e',
    '<path d="M8 50C18 26 34 16 58 12M8 60C22 36 38 26 60 23" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="34" cy="30" r="6" fill="#f0c66b"/>',
  ),
  paper: logo(
    '#41524c',
    '<path d="M15 14h34v38H15z" fill="#fff"/><path d="M20 21h24" stroke="#17201d" stroke-width="5"/><path d="M20 30h10v9H20z" fill="#8fb5aa"/><path d="M34 31h10M34 37h10M20 44h24" stroke="#9aa7a2" stroke-width="3"/>',
  ),
  boat: logo(
    '#2c8f94',
    '<circle cx="46" cy="18" r="7" fill="#f0c66b"/><path d="M32 12v32" stroke="#fff" stroke-width="3"/><path d="M31 14c-12 6-16 16-17 26h17zM35 20c8 5 11 12 12 20H35z" fill="#fff"/><path d="M10 44h44c-3 8-8 10-14 10H24c-6 0-11-2-14-10z" fill="#f6e7d3"/>',
  ),
};

/** What an accent is drawn in: ten shades from the palest tint to the darkest, and what is behind a choice on dark pages. */
export interface AccentShades {
  shades: readonly string[];
  night: string;
}

/**
 * How bright each shade is, as WCAG 2.2 counts it, and how much of a colour's strength it has: as the product's own. Texts on
 * a shade, and a shade on a page, so have the contrast of the product's, whatever the colour is.
 */
const ramp = [
  [0.867, 0.13],
  [0.766, 0.26],
  [0.592, 0.55],
  [0.451, 0.85],
  [0.309, 1],
  [0.219, 1],
  [0.167, 1],
  [0.111, 1],
  [0.072, 0.85],
  [0.042, 0.7],
] as const;
const night = [0.024, 0.45] as const;

/** The shades of a colour such as #0f62fe. */
export function accentShades(colour: string): AccentShades {
  const tint = tintOf(colour);
  const shade = ([brightness, strength]: readonly [number, number]) => drawn(tint, brightness, strength);
  return { shades: ramp.map(shade), night: shade(night) };
}

/** Direction and strength of a colour, apart from how light it is: the axes of Oklab. */
interface Tint {
  a: number;
  b: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** The colour of that tint and brightness; paler, where no screen shows one that strong. */
function drawn({ a, b }: Tint, brightness: number, strength: number): string {
  for (let part = strength; part > 0.01; part *= 0.94) {
    const light = bisect((lightness) => brightnessOf(linear(lightness, a * part, b * part)) < brightness);
    const rgb = linear(light, a * part, b * part);
    if (rgb.every((channel) => channel >= 0 && channel <= 1)) return hex(rgb);
  }
  return hex([brightness, brightness, brightness]);
}

/** The number from 0 to 1 up to which a condition holds. */
function bisect(holds: (number: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const brightnessOf = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

// Björn Ottosson's Oklab, https://bottosson.github.io/posts/oklab: from light as screens mix it, and back.

function linear(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function tintOf(colour: string): Tint {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

const hex = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) => {
      const part = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
      return Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** Countries' ends of host names, two letters each. */
const countryEnds =
  'acadaeafagaialamaoaqarasatauawaxazbabbbdbebfbgbhbibjbmbnbobrbsbtbwbybzcacccdcfcgchcickclcmcncocrcucvcwcxcyczdedjdkdmdodzeceeegereseteufifjfkfmfofrgagdgegfggghgiglgmgngpgqgrgsgtgugwgyhkhmhnhrhthuidieiliminioiqirisitjejmjojpkekgkhkikmknkpkrkwkykzlalblclilklrlsltlulvlymamcmdmemgmhmkmlmmmnmompmqmrmsmtmumvmwmxmymznancnenfngninlnonpnrnunzompapepfpgphpkplpmpnprpsptpwpyqarerorsrurwsasbscsdsesgshsiskslsmsnsosrssstsusvsxsysztctdtftgthtjtktltmtntotrtttvtwtzuaugukusuyuzvavcvevgvivnvuwfwsyeytzazmzw';

/** The ends of hosts that are not countries', as far as they are common enough to be linked by programs for mail, or cheap. */
const otherEnds = new Set(
  `com net org edu gov mil int biz info name pro mobi aero coop jobs tel travel app dev page web cloud online site website
    store shop xyz top club vip fun icu cyou sbs cfd bond quest monster link click live life world today news blog space host
    press tech digital systems software network agency group company business work works team services solutions support help
    center email chat zone studio design media art bank pay cash money loan loans credit finance financial fund insurance tax
    trade trading market markets exchange capital holdings ventures partners consulting legal law africa joburg durban
    capetown nyc london paris berlin tokyo asia kim men win bid date download stream review science party racing zip mov
    ltd inc llc gmbh srl ong ngo charity foundation church school university academy education training care health example`.split(
    /\s+/,
  ),
);

/** Ends that are seldom linked by programs for mail, and stand in names too, unless a path follows. */
const rareEnds = new Set(
  `academy actor art bar best blue boutique builders cafe camp capital city coach codes coffee college community computer cool
    deals dental direct directory domains earth email energy engineer events exchange expert express family farm fit fitness
    football forum fyi gallery games gift global gold graphics green guide guru house immo ink international kitchen land lat
    lawyer limited lol love ltd market mba media moe money movie ninja one ooo photo photos pics pink pizza place plus
    promo pub pw realty red rest rip rocks run sale show singles ski social software solar solutions sucks supply surf
    tips tires today tools tours town toys tube tv uno vacations video vision vote voyage wiki wtf yoga`.split(
    /\s+/,
  ),
);

/** Two parts around a dot that stand in names: a degree, an initial with a short name, a firm's legal form, a technology. */
const standsInNames =
  /^((asp|ado|ml|vb)\.net|[bdml]\.(sc|com|ed|eng|tech|phil|arch|pharm|law|art)|[a-z]\.[a-z]{2}|(co|pty|pvt|pte)\.(ltd|inc|llc))$/;

/** Whether parts around dots are the name of a host, in any script. */
function isHost(parts: readonly string[]): boolean {
  const [own = '', end = ''] = parts.slice(-2);
  if (parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part))) return true;
  if (/^[a-z]+$/.test(end)) {
    if (parts.length === 2 && standsInNames.test(`${own}.${end}`)) return false;
    if (end.length > 2) return otherEnds.has(end);
    return countryEnds.match(/../g)?.includes(end) === true;
  }
  // Other scripts abbreviate by one or two letters before a dot, but for those that have no letters.
  if (!/^[\p{L}\p{M}]{2,}$/u.test(end) || /^[\p{Script=Latin}\p{M}]+$/u.test(end)) return false;
  return (
    own.length > 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(end)
  );
}

/**
 * Whether a text holds the bare name of a host, of which programs for mail make a link. Apart from the other checks, since the
 * browser's first screens do without these lists.
 */
export function holdsHost(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[\u3002\u06d4]/g, '.')
    .toLowerCase();
  if (/\bxn--/.test(plain)) return true;
  const dotted = [...plain.matchAll(/([\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+)([/\\]?)/gu)];
  return dotted.some(([, host = '', slash]) => {
    const parts = host.split('.');
    return isHost(parts) || (slash !== '' && rareEnds.has(parts.at(-1) ?? ''));
  });
}

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
    ltd inc llc gmbh srl ong ngo charity foundation church school university academy education training care health`.split(
    /\s+/,
  ),
);

/** Two parts around a dot that stand in names: a degree, an initial with a short name, a firm's legal form. */
const standsInNames =
  /^([bdml]\.(sc|com|ed|eng|tech|phil|arch|pharm|law|art)|[a-z]\.[a-z]{2}|(co|pty|pvt|pte)\.(ltd|inc|llc))$/;

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
  const dotted = plain.match(/[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+/gu) ?? [];
  return dotted.some((one) => isHost(one.split('.')));
}

/**
 * Runs inside the document before everything else, also in browsers that cannot parse the rest: it is compiled for those
 * of 2016, and what it calls is as old.
 */
import { brandName } from '@kazi/ui/brand';

const sentences = {
  en: `This browser is too old for ${brandName}. Update it, or open this page in a current Safari, Firefox, Chrome or Edge.`,
  fr: `Ce navigateur est trop ancien pour ${brandName}. Mettez-le à jour, ou ouvrez cette page dans une version récente de Safari, Firefox, Chrome ou Edge.`,
  sw: `Kivinjari hiki ni cha zamani mno kwa ${brandName}. Kisasishe, au fungua ukurasa huu katika toleo jipya la Safari, Firefox, Chrome au Edge.`,
  ar: `هذا المتصفح أقدم من أن يعمل عليه ${brandName}. حدِّثه، أو افتح هذه الصفحة في إصدار حديث من Safari أو Firefox أو Chrome أو Edge.`,
};
type Language = keyof typeof sentences;

if (!hasWhatIsCalled()) {
  const root = document.documentElement;
  // The scripts that such a browser does parse leave the page alone then.
  root.setAttribute('data-too-old', '');
  addEventListener('DOMContentLoaded', showSentence);
}

/** What came last to the oldest browsers that the build is for: whoever has these has the rest. */
function hasWhatIsCalled(): boolean {
  return 'groupBy' in Map && 'withResolvers' in Promise && 'noModule' in HTMLScriptElement.prototype;
}

function showSentence(): void {
  const place = document.getElementById('root');
  if (!place) return;
  const language = readersLanguage();
  const box = document.createElement('div');
  box.className = 'loading';
  box.setAttribute('role', 'alert');
  box.lang = language;
  box.dir = language === 'ar' ? 'rtl' : 'ltr';
  const text = document.createElement('p');
  text.textContent = sentences[language];
  box.appendChild(text);
  place.innerHTML = '';
  place.appendChild(box);
}

/** As chosen on this device, else as the browser's. */
function readersLanguage(): Language {
  const wanted = `${storedLanguage()} ${navigator.language}`;
  const [found] = wanted.match(/\b(en|fr|sw|ar)\b/) || [];
  return found === 'fr' || found === 'sw' || found === 'ar' ? found : 'en';
}

function storedLanguage(): string {
  try {
    return localStorage.getItem('kazi.language') || '';
  } catch {
    return '';
  }
}

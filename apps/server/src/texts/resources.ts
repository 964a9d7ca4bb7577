import arErrors from './ar/errors.json' with { type: 'json' };
import arMails from './ar/mails.json' with { type: 'json' };
import arPapers from './ar/papers.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enMails from './en/mails.json' with { type: 'json' };
import enPapers from './en/papers.json' with { type: 'json' };
import frErrors from './fr/errors.json' with { type: 'json' };
import frMails from './fr/mails.json' with { type: 'json' };
import frPapers from './fr/papers.json' with { type: 'json' };
import swErrors from './sw/errors.json' with { type: 'json' };
import swMails from './sw/mails.json' with { type: 'json' };
import swPapers from './sw/papers.json' with { type: 'json' };

/** What the server writes to people outside the screens, in each language. */
export const resources = {
  en: { mails: enMails, errors: enErrors, papers: enPapers },
  sw: { mails: swMails, errors: swErrors, papers: swPapers },
  fr: { mails: frMails, errors: frErrors, papers: frPapers },
  ar: { mails: arMails, errors: arErrors, papers: arPapers },
};

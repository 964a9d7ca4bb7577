import arMails from './ar/mails.json' with { type: 'json' };
import enMails from './en/mails.json' with { type: 'json' };
import frMails from './fr/mails.json' with { type: 'json' };
import swMails from './sw/mails.json' with { type: 'json' };

/** What the server writes to people outside the screens, in each language. */
export const resources = {
  en: { mails: enMails },
  sw: { mails: swMails },
  fr: { mails: frMails },
  ar: { mails: arMails },
};

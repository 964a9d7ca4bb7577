import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
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

const folder = new URL('../../../../packages/contract/texts/', import.meta.url);

/** What a noun's file of texts gives the refusals: what its records are called, and where it is plain, all of them. */
const nounText = z.object({
  others: z.object({
    errors: z.object({
      noun: z.record(z.string(), z.string()),
      nouns: z.record(z.string(), z.string()).optional(),
    }),
  }),
});

/** The texts of nouns in a language, which stand in the contract since both sides have them. */
export const nounTexts = (language: string): z.infer<typeof nounText>[] =>
  readdirSync(new URL(language, folder)).map((file) =>
    nounText.parse(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))),
  );

import { type Answer, on } from '../core/answers.ts';
import { daysFromToday } from '../core/days.ts';
import { asPicture } from '../people/portrait.ts';
import { getKnowledgeQuestion, listKnowledge, listKnowledgeCategory } from './contract.ts';
import { subjects } from './subjects.data.ts';

/** What stands on each subject's card, by its place. */
const signs = [
  '<path d="M80 32l28 60H52z" fill="#0b6a5c"/><circle cx="80" cy="66" r="8" fill="#fff"/>',
  '<rect x="48" y="36" width="64" height="12" rx="6" fill="#1d5fa8"/><rect x="48" y="58" width="48" height="12" rx="6" fill="#7fa9d8"/><rect x="48" y="80" width="56" height="12" rx="6" fill="#b9d0ea"/>',
  '<rect x="44" y="40" width="72" height="50" rx="8" fill="#18713f"/><circle cx="98" cy="65" r="8" fill="#d7f0e0"/>',
  '<rect x="54" y="28" width="52" height="70" rx="6" fill="#6b3fa0"/><path d="M64 46h32M64 60h32M64 74h20" stroke="#e9dcf8" stroke-width="6"/>',
  '<circle cx="80" cy="52" r="18" fill="#8a4b08"/><path d="M48 96c4-24 60-24 64 0z" fill="#c98a4b"/>',
  '<path d="M64 40L42 64l22 24M96 40l22 24-22 24" fill="none" stroke="#4b5753" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>',
];

/** The drawing of a subject's card. Its ground is see-through, so that it stands on light and dark alike. */
const cardPicture = (subject: number): string =>
  asPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="22 6 116 116"><circle cx="80" cy="64" r="58" fill="#8fb5aa" fill-opacity=".28"/>${signs[(subject - 1) % signs.length]}</svg>`,
  );

const relatedMost = 4;

const questions = subjects.flatMap(({ title, articles }) =>
  articles.map((article) => ({ ...article, subject: title })),
);
const listed = questions.map(({ question, slug, subject }, at) => ({ id: at + 1, question, slug, subject }));
const ofSubject = (title: string) =>
  listed.filter(({ subject }) => subject === title).map(({ id, question, slug }) => ({ id, question, slug }));

export const answers: readonly Answer[] = [
  on(listKnowledge, () => ({
    data: subjects.map(({ title, desc }, at) => ({
      id: at + 1,
      category: title.toLowerCase().replaceAll(' ', '-'),
      img: cardPicture(at + 1),
      title,
      desc,
    })),
  })),

  on(listKnowledgeCategory, () => ({
    data: subjects.map(({ title, icon, iconColor }, at) => ({
      id: at + 1,
      title,
      icon,
      iconColor,
      questions: ofSubject(title),
    })),
  })),

  on(getKnowledgeQuestion, ({ query }) => {
    const wanted = questions.findIndex(({ slug }) => slug === query('slug'));
    const at = Math.max(0, wanted);
    const article = questions[at];
    if (!article) throw new RangeError('The knowledge base is empty');
    return {
      slug: article.slug,
      title: article.question,
      lastUpdated: daysFromToday(-3 - 2 * at)
        .toISOString()
        .slice(0, 10),
      relatedQuestions: ofSubject(article.subject)
        .filter(({ slug }) => slug !== article.slug)
        .slice(0, relatedMost),
      content: `<p>${article.text}</p><h2>Good to know</h2><p>${article.hint}</p>`,
    };
  }),
];

import { type Answer, on } from '../core/answers.ts';
import { daysFromToday } from '../core/days.ts';
import { drawing } from '../people/portrait.ts';
import { getKnowledgeQuestion, listKnowledge, listKnowledgeCategory } from './contract.ts';
import subjects from './subjects.json' with { type: 'json' };

/** The drawing of a subject's card, around its sign. Its ground is see-through, so that it stands on light and dark alike. */
const cardPicture = (sign: string): string =>
  drawing('22 6 116 116', `<circle cx="80" cy="64" r="58" fill="#8fb5aa" fill-opacity=".28"/>${sign}`);

const relatedMost = 4;

const questions = subjects.flatMap(({ title, articles }) =>
  articles.map((article) => ({ ...article, subject: title })),
);
const listed = questions.map(({ question, slug, subject }, at) => ({ id: at + 1, question, slug, subject }));
const ofSubject = (title: string) =>
  listed.filter(({ subject }) => subject === title).map(({ id, question, slug }) => ({ id, question, slug }));

export const answers: readonly Answer[] = [
  on(listKnowledge, () => ({
    data: subjects.map(({ title, desc, sign }, at) => ({
      id: at + 1,
      category: title.toLowerCase().replaceAll(' ', '-'),
      img: cardPicture(sign),
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

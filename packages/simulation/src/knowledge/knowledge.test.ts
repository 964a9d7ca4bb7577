import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { simulate } from '../core/simulate.testing.ts';
import { getKnowledgeQuestion, listKnowledge, listKnowledgeCategory } from './contract.ts';

beforeEach(simulate);

test('there are cards, and six groups of questions', async () => {
  const cards = (await ask(listKnowledge, {})).data;
  const groups = (await ask(listKnowledgeCategory, {})).data;
  expect(cards.map(({ title }) => title)).toEqual(groups.map(({ title }) => title));
  expect(groups).toHaveLength(6);
  const slugs = groups.flatMap(({ questions }) => questions.map(({ slug }) => slug));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('each card’s picture is another, and begins at the edge of its box, where the text below begins', async () => {
  const pictures = (await ask(listKnowledge, {})).data.map(({ img }) => img);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) {
    const [, edge, middle, radius] =
      /viewBox='(\d+) .*?<circle cx='(\d+)' .*? r='(\d+)'/.exec(decodeURI(picture)) ?? [];
    expect(edge).toBe(String(Number(middle) - Number(radius)));
  }
});

test('every listed question is answered, with others of its subject beside it', async () => {
  for (const { questions } of (await ask(listKnowledgeCategory, {})).data) {
    for (const { question, slug } of questions) {
      const answer = await ask(getKnowledgeQuestion, { slug });
      expect(answer.title).toBe(question);
      expect(answer.content).toMatch(/^<p>/);
      expect(answer.relatedQuestions).toHaveLength(questions.length - 1);
      expect(answer.relatedQuestions.map((related) => related.slug)).not.toContain(slug);
    }
  }
});

test('without a question, or for an unknown one, the first is answered', async () => {
  const first = await ask(getKnowledgeQuestion, {});
  expect(first.title).toBe('How do I make a project?');
  expect(await ask(getKnowledgeQuestion, { slug: 'no-such-question' })).toEqual(first);
});

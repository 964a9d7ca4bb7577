import { get, type Nothing } from '../core/call.ts';

export interface KnowledgeCard {
  id: number;
  category: string;
  /** Address of a drawing. */
  img: string;
  title: string;
  desc: string;
}

export interface KnowledgeGroup {
  id: number;
  title: string;
  icon: string;
  iconColor: string;
  questions: { id: number; question: string; slug: string }[];
}

export interface KnowledgeQuestion {
  /** Addition: which question it is, in an address. */
  slug: string;
  title: string;
  /** ISO 8601 day. */
  lastUpdated: string;
  relatedQuestions: { id: number; question: string; slug: string }[];
  /** HTML. */
  content: string;
}

export const listKnowledge = get<Nothing, { data: KnowledgeCard[] }>('/faq/data/knowledge_base');
export const listKnowledgeCategory = get<Nothing, { data: KnowledgeGroup[] }>('/faq/data/category');
/** `slug` is beyond the specification: without it, the first question is answered. */
export const getKnowledgeQuestion = get<{ slug?: string }, KnowledgeQuestion>('/faq/data/question');

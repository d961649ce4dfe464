import { excerpt } from '@/platform/format/hits';
import { foldForSearch, matchesSearch } from '@/platform/format/text';
import type { Question } from '../faqWire';
import type { Topic } from './topics';

/** The words of each answer, by the question's id. */
export type AnswerTexts = ReadonlyMap<string, string>;

export interface FoundQuestion extends Question {
  /** Where the answer contains the search and the question does not; else ''. */
  readonly excerpt: string;
}

export interface FoundTopic extends Topic {
  readonly questions: readonly FoundQuestion[];
}

/** What a search finds: the questions whose own text or whose answer's words hold every word of the query. */
export function searchTopics(topics: readonly Topic[], texts: AnswerTexts, query: string): FoundTopic[] {
  return topics.flatMap((topic) => {
    const questions = topic.questions.flatMap((question) => {
      const answer = texts.get(question.id) ?? '';
      if (!matchesSearch(`${question.question} ${answer}`, query)) return [];
      const inQuestion = matchesSearch(question.question, query);
      return [{ ...question, excerpt: inQuestion ? '' : excerpt(answer, query) }];
    });
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
}

/** True when there is something to search for. */
export const isQuery = (query: string) => foldForSearch(query) !== '';

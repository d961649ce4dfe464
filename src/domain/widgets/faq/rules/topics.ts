import type { FaqTopicWire } from '../faqSchemas';

export interface Question {
  readonly id: string;
  readonly question: string;
  /** HTML of the server: only for the sanitiser. */
  readonly answer: string;
}

export interface Topic {
  readonly key: string;
  readonly name: string;
  readonly questions: readonly Question[];
}

type Loose<T> = { readonly [K in keyof T]?: unknown } | null | undefined;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function readQuestion(sent: Loose<{ id: unknown; question: unknown; answer: unknown }>): Question[] {
  const question = textOf(sent?.question).trim();
  if (!question || (typeof sent?.id !== 'number' && typeof sent?.id !== 'string')) return [];
  return [{ id: String(sent.id), question, answer: textOf(sent.answer) }];
}

/** The topics that hold a question. They have no number of their own; their place is their key. */
export function readTopics(sent: readonly Loose<FaqTopicWire>[]): Topic[] {
  return sent.flatMap((topic, place) => {
    const list: unknown = topic?.systemFAQTopicQAs;
    const questions = Array.isArray(list) ? list.flatMap(readQuestion) : [];
    return questions.length > 0 ? [{ key: String(place), name: textOf(topic?.name).trim(), questions }] : [];
  });
}

/** The topic that holds this question, or undefined. */
export function topicOf(topics: readonly Topic[], questionId: string): Topic | undefined {
  return topics.find(({ questions }) => questions.some(({ id }) => id === questionId));
}

import type { FaqTopic, Question } from '../faqWire';

export interface Topic {
  readonly key: string;
  readonly name: string;
  readonly questions: readonly Question[];
}

/** The topics that hold a question. They have no number of their own; their place is their key. */
export function readTopics(sent: readonly FaqTopic[]): Topic[] {
  return sent.flatMap(({ name, systemFAQTopicQAs: questions }, place) =>
    questions.length > 0 ? [{ key: String(place), name, questions }] : [],
  );
}

/** The topic that holds this question, or undefined. */
export function topicOf(topics: readonly Topic[], questionId: string): Topic | undefined {
  return topics.find(({ questions }) => questions.some(({ id }) => id === questionId));
}

import { dataOf } from '../data';
import faqTopicsData from './data/faqTopics.json' with { type: 'json' };

/** A topic of the frequent questions: its name, what it is about, then questions with their answers as HTML. */
type TopicSeed = readonly [
  name: string,
  description: string,
  questions: readonly (readonly [question: string, answer: string])[],
];

export const faqTopics: readonly TopicSeed[] = dataOf(faqTopicsData);

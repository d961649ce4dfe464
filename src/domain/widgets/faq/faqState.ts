import { createQuery } from '@/platform/store/createQuery';
import { allFaqTopics } from './faqService';
import { readTopics, type Topic } from './rules/topics';

/** The frequent questions; those of the last visit help when there is no connection. */
export const faqTopics = createQuery<Topic[]>('faq', 'topics', async (_, signal) =>
  readTopics(await allFaqTopics(signal)),
);

import { anyId, filled, list, made, type Read, record, text, trimmed } from '@/platform/http/wire';

const question = record({
  id: made(anyId, String),
  question: filled,
  /** HTML of the server: only for the sanitiser. */
  answer: text,
});
export type Question = Read<typeof question>;

/** A topic of the frequent questions. */
export const FaqTopic = record({ name: trimmed, systemFAQTopicQAs: list(question) });
export type FaqTopic = Read<typeof FaqTopic>;

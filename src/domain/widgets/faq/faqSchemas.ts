import { array, type InferType, mixed, object, string } from 'yup';

/** A topic of the frequent questions. Answers are HTML. */
export const faqTopicSchema = object({
  name: string().required(),
  systemFAQTopicQAs: array(
    object({
      id: mixed<number | string>().required(),
      question: string().required(),
      answer: string().defined(),
    }),
  )
    .nullable()
    .defined(),
});
export type FaqTopicWire = InferType<typeof faqTopicSchema>;

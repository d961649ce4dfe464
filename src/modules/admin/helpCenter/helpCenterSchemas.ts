import { type InferType, mixed, number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import { between, maxLength } from '@/platform/forms/validators';
import { platformRecord } from '../platformRecord';
import { isVideoAddress } from './rules/videoAddress';

/** Place in its list: small ones first, equals by name. */
const sequence = number().required();
const sequenceForm = number().nullable().defined().integer().test(between(0, 999));

/** A topic of the frequent questions, under which the FAQ dialog groups them. */
export const themeSchema = object({
  id: number().required(),
  name: string().required(),
  description: string().defined(),
  sequence,
  questions: number().required(),
  ...platformRecord,
});
export type Theme = InferType<typeof themeSchema>;
/** A theme of questions or a topic of videos, as their forms have it. */
export interface TopicValues {
  name: string;
  description: string;
  sequence: number | null;
}
export const topicFormSchema = object({
  name: string().required().test(maxLength(60)),
  description: string().defined().test(maxLength(300)),
  sequence: sequenceForm,
});

/** A frequent question; its answer is HTML. */
export const questionSchema = object({
  id: number().required(),
  topicId: number().required(),
  topicName: string().required(),
  question: string().required(),
  answer: string().required(),
  sequence,
  ...platformRecord,
});
export type Question = InferType<typeof questionSchema>;
export interface QuestionValues {
  topicId: number | null;
  question: string;
  answer: string;
  sequence: number | null;
}
export const questionFormSchema = object({
  topicId: number().nullable().defined().required(),
  question: string().required().test(maxLength(200)),
  answer: string().required(),
  sequence: sequenceForm,
});

/** A topic of the videos of the help center; its subtopics part it further. */
export const videoTopicSchema = object({
  id: number().required(),
  name: string().required(),
  description: string().defined(),
  sequence,
  videos: number().required(),
  ...platformRecord,
});
export type VideoTopic = InferType<typeof videoTopicSchema>;

export const videoSubtopicSchema = object({
  id: number().required(),
  topicId: number().required(),
  topicName: string().required(),
  name: string().required(),
  sequence,
  videos: number().required(),
  ...platformRecord,
});
export type VideoSubtopic = InferType<typeof videoSubtopicSchema>;
export interface VideoSubtopicValues {
  topicId: number | null;
  name: string;
  sequence: number | null;
}
export const videoSubtopicFormSchema = object({
  topicId: number().nullable().defined().required(),
  name: string().required().test(maxLength(60)),
  sequence: sequenceForm,
});

const videoAddress: FormMessage = { key: 'url', says: 'adminHelpCenter:video.address' };

/** A video of the help center. */
export const videoSchema = object({
  id: number().required(),
  name: string().required(),
  topicId: number().required(),
  topicName: string().required(),
  subtopicId: number().nullable().defined(),
  subtopicName: string().nullable().defined(),
  videoUrl: string().required(),
  /** Address of its picture, or the picture itself as a data address. */
  thumbnailUrl: string().nullable().defined(),
  description: string().defined(),
  durationMinutes: number().nullable().defined(),
  sequence,
  /** On how many screens the header offers it. */
  screens: number().required(),
  ...platformRecord,
});
export type Video = InferType<typeof videoSchema>;
export interface VideoValues {
  name: string;
  topicId: number | null;
  subtopicId: number | null;
  videoUrl: string;
  thumbnail: File | string | null;
  description: string;
  durationMinutes: number | null;
  sequence: number | null;
}
export const videoFormSchema = object({
  name: string().required().test(maxLength(100)),
  topicId: number().nullable().defined().required(),
  subtopicId: number().nullable().defined(),
  videoUrl: string()
    .required()
    .test({
      name: 'video',
      message: { ...videoAddress },
      test: (address) => !address || isVideoAddress(address),
    }),
  thumbnail: mixed<File | string>().nullable().defined(),
  description: string().defined().test(maxLength(500)),
  durationMinutes: number().nullable().defined(),
  sequence: sequenceForm,
});

/** A video that the header offers on a screen. */
export const screenVideoSchema = object({
  id: number().required(),
  urlName: string().required(),
  screenName: string().required(),
  systemHelpCenterPostId: number().required(),
  systemHelpCenterPostName: string().required(),
  /** What the list of several videos calls it there; the video's own title where it is empty. */
  name: string().defined(),
  ...platformRecord,
});
export type ScreenVideo = InferType<typeof screenVideoSchema>;
export interface ScreenVideoValues {
  urlName: string | null;
  systemHelpCenterPostId: number | null;
  name: string;
}
export const screenVideoFormSchema = object({
  urlName: string().nullable().defined().required(),
  systemHelpCenterPostId: number().nullable().defined().required(),
  name: string().defined().test(maxLength(100)),
});

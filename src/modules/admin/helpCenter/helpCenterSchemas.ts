import { mixed, number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import { between, maxLength } from '@/platform/forms/validators';
import { isVideoAddress } from './rules/videoAddress';

/** Place in its list: small ones first, equals by name. */
const sequenceForm = number().nullable().defined().integer().test(between(0, 999));
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

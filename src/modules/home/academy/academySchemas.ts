import { type InferType, number, object, string } from 'yup';

/** A video of the help center, as those read it who may not keep it. */
export const academyVideoSchema = object({
  id: number().required(),
  name: string().required(),
  description: string().nullable(),
  topicName: string().nullable(),
  subtopicName: string().nullable(),
  videoUrl: string().nullable(),
  durationMinutes: number().nullable(),
});
export type AcademyVideoWire = InferType<typeof academyVideoSchema>;

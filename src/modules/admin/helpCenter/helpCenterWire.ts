import { figure, figureOrNull, id, keeping, type Read, text, textOrNull } from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';

/** A topic of the frequent questions, under which the FAQ dialog groups them. */
export const Theme = keeping({
  id,
  name: text,
  description: text,
  sequence: figure,
  questions: figure,
  ...platformRecord,
});
export type Theme = Read<typeof Theme>;

/** A frequent question; its answer is HTML. */
export const Question = keeping({
  id,
  topicId: figure,
  topicName: text,
  question: text,
  answer: text,
  sequence: figure,
  ...platformRecord,
});
export type Question = Read<typeof Question>;

/** A topic of the videos of the help center; its subtopics part it further. */
export const VideoTopic = keeping({
  id,
  name: text,
  description: text,
  sequence: figure,
  videos: figure,
  ...platformRecord,
});
export type VideoTopic = Read<typeof VideoTopic>;

export const VideoSubtopic = keeping({
  id,
  topicId: figure,
  topicName: text,
  name: text,
  sequence: figure,
  videos: figure,
  ...platformRecord,
});
export type VideoSubtopic = Read<typeof VideoSubtopic>;

/** A video of the help center. */
export const Video = keeping({
  id,
  name: text,
  topicId: figure,
  topicName: text,
  subtopicId: figureOrNull,
  subtopicName: textOrNull,
  videoUrl: text,
  /** Address of its picture, or the picture itself as a data address. */
  thumbnailUrl: textOrNull,
  description: text,
  durationMinutes: figureOrNull,
  sequence: figure,
  /** On how many screens the header offers it. */
  screens: figure,
  ...platformRecord,
});
export type Video = Read<typeof Video>;

/** A video that the header offers on a screen. */
export const ScreenVideo = keeping({
  id,
  urlName: text,
  screenName: text,
  systemHelpCenterPostId: figure,
  systemHelpCenterPostName: text,
  /** What the list of several videos calls it there; the video's own title where it is empty. */
  name: text,
  ...platformRecord,
});
export type ScreenVideo = Read<typeof ScreenVideo>;

import { matchesSearch } from '@/platform/format/text';
import type { AcademyVideo } from '../academyWire';

export interface AcademyTopic {
  readonly name: string;
  readonly videos: readonly AcademyVideo[];
}

/** The videos whose title, text or topics hold the words, without regard to case and accents. */
export function foundVideos(videos: readonly AcademyVideo[], query: string): AcademyVideo[] {
  return videos.filter(({ name, description, topic, subtopic }) =>
    matchesSearch([name, description, topic, subtopic].join(' '), query),
  );
}

/** The videos by topic, both in the order in which they came; those of no topic last. */
export function topicsOf(videos: readonly AcademyVideo[]): AcademyTopic[] {
  const topics = new Map<string, AcademyVideo[]>();
  for (const video of videos) topics.set(video.topic, [...(topics.get(video.topic) ?? []), video]);
  return [...topics]
    .map(([name, own]) => ({ name, videos: own }))
    .toSorted((a, b) => Number(a.name === '') - Number(b.name === ''));
}

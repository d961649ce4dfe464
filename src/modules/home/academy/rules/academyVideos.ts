import { type Loose, textOf } from '@/platform/http/loose';
import { externalHref } from '@/platform/routing/externalLink';
import { matchesSearch } from '@/platform/format/text';
import type { AcademyVideoWire } from '../academySchemas';

export interface AcademyVideo {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Empty where the server gives it none. */
  readonly topic: string;
  readonly subtopic: string;
  readonly minutes: number | null;
  /** Where it plays, on another site; null when it names none that may be opened. */
  readonly href: string | null;
}

export interface AcademyTopic {
  readonly name: string;
  readonly videos: readonly AcademyVideo[];
}

/** The videos that have a number and a title; without them there is nothing to name or to link to. */
export function readVideos(rows: readonly Loose<AcademyVideoWire>[]): AcademyVideo[] {
  return rows.flatMap((row) => {
    const name = textOf(row.name);
    if (typeof row.id !== 'number' || name === '') return [];
    const minutes = row.durationMinutes;
    return [
      {
        id: row.id,
        name,
        description: textOf(row.description),
        topic: textOf(row.topicName),
        subtopic: textOf(row.subtopicName),
        minutes: typeof minutes === 'number' && minutes > 0 ? Math.round(minutes) : null,
        href: externalHref(row.videoUrl),
      },
    ];
  });
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

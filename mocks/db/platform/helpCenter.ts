import { instant } from '../calendar';
import { faqTopics } from '../seed/faq';
import { Table } from '../table';
import type { PlatformRow } from './platformRow';
import { LINKED_VIDEOS, VIDEO_TOPICS, VIDEOS } from './seed/videos';

export interface FaqTopic extends PlatformRow {
  name: string;
  description: string;
  sequence: number;
}

export interface FaqQuestion extends PlatformRow {
  topicId: number;
  question: string;
  /** HTML. */
  answer: string;
  sequence: number;
}

export interface VideoTopic extends PlatformRow {
  name: string;
  description: string;
  sequence: number;
}

export interface VideoSubtopic extends PlatformRow {
  topicId: number;
  name: string;
  sequence: number;
}

export interface Video extends PlatformRow {
  name: string;
  topicId: number;
  subtopicId: number | null;
  videoUrl: string;
  thumbnailUrl: string | null;
  description: string;
  durationMinutes: number | null;
  sequence: number;
}

/** A video on a page; `name` stands in place of the video's title where it is given. */
export interface VideoLink extends PlatformRow {
  urlName: string;
  videoId: number;
  name: string;
}

export interface HelpCenterTables {
  faqTopics: Table<FaqTopic>;
  faqQuestions: Table<FaqQuestion>;
  videoTopics: Table<VideoTopic>;
  videoSubtopics: Table<VideoSubtopic>;
  videos: Table<Video>;
  videoLinks: Table<VideoLink>;
}

export function helpCenterTables(today: Date): HelpCenterTables {
  const since = (at: number) => ({ active: true, createdAt: instant(today, -380 + at), updatedAt: null });
  const tables: HelpCenterTables = {
    faqTopics: new Table(),
    faqQuestions: new Table(),
    videoTopics: new Table(),
    videoSubtopics: new Table(),
    videos: new Table(),
    videoLinks: new Table(),
  };
  faqTopics.forEach(([name, description, questions], at) => {
    const sequence = at + 1;
    const topic = tables.faqTopics.insert({ ...since(at), name, description, sequence });
    questions.forEach(([question, answer], place) =>
      tables.faqQuestions.insert({
        ...since(at + place),
        // Addresses of single questions were sent around with these numbers.
        id: topic.id * 100 + place + 1,
        topicId: topic.id,
        question,
        answer,
        sequence: place + 1,
      }),
    );
  });
  VIDEO_TOPICS.forEach(([name, description, subtopics], at) => {
    const topic = tables.videoTopics.insert({ ...since(at), name, description, sequence: at + 1 });
    subtopics.forEach((subtopic, place) =>
      tables.videoSubtopics.insert({
        ...since(at),
        topicId: topic.id,
        name: subtopic,
        sequence: place + 1,
      }),
    );
  });
  const subtopicNamed = (name: string) => tables.videoSubtopics.find((row) => row.name === name);
  VIDEOS.forEach(([id, name, subtopic, durationMinutes], at) => {
    const parent = subtopicNamed(subtopic);
    tables.videos.insert({
      ...since(at),
      id,
      name,
      topicId: parent?.topicId ?? 1,
      subtopicId: parent?.id ?? null,
      videoUrl: `https://academia.eprodutor.example/videos/${id}`,
      thumbnailUrl: null,
      description: '',
      durationMinutes,
      sequence: at + 1,
    });
  });
  LINKED_VIDEOS.forEach(([urlName, videoId], at) =>
    tables.videoLinks.insert({ ...since(at), urlName, videoId, name: '' }),
  );
  return tables;
}

import { json } from '../answers';
import { route } from '../route';
import { demo } from '../state';

const inOrder = <T extends { sequence: number; active: boolean }>(rows: T[]) =>
  rows.filter(({ active }) => active).toSorted((a, b) => a.sequence - b.sequence);

/** Topics and questions as the administration keeps them; what is inactive, or a topic without questions, is left out. */
function topics() {
  const { faqTopics, faqQuestions } = demo.world.platform;
  return inOrder(faqTopics.all())
    .map(({ id, name }) => ({
      id,
      name,
      systemFAQTopicQAs: inOrder(faqQuestions.filter(({ topicId }) => topicId === id)).map(
        ({ id: questionId, question, answer }) => ({ id: questionId, question, answer }),
      ),
    }))
    .filter(({ systemFAQTopicQAs }) => systemFAQTopicQAs.length > 0);
}

/** The videos that are in use, topic by topic. */
function videos() {
  const { videoTopics, videoSubtopics, videos: all } = demo.world.platform;
  return inOrder(videoTopics.all()).flatMap((topic) =>
    inOrder(all.filter(({ topicId }) => topicId === topic.id)).map((video) => ({
      id: video.id,
      name: video.name,
      description: video.description,
      topicName: topic.name,
      subtopicName: videoSubtopics.get(video.subtopicId)?.name ?? null,
      videoUrl: video.videoUrl,
      thumbnailUrl: video.thumbnailUrl,
      durationMinutes: video.durationMinutes,
    })),
  );
}

export const faqHandlers = [
  route('GET', '/SystemFAQTopic/GetAll', () => json(topics())),
  route('GET', '/SystemHelpCenterPost/GetAll', () => json(videos())),
];

import { json } from '../answers';
import { faqTopics } from '../db/seed/faq';
import { route } from '../route';

/** Topics and questions are the same for everybody and written by nobody here: no table keeps them. */
const topics = faqTopics.map(([name, questions], topic) => ({
  id: topic + 1,
  name,
  systemFAQTopicQAs: questions.map(([question, answer], place) => ({
    id: (topic + 1) * 100 + place + 1,
    question,
    answer,
  })),
}));

export const faqHandlers = [route('GET', '/SystemFAQTopic/GetAll', () => json(topics))];

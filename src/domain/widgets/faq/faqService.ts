import { http } from '@/platform/http/http';
import { FaqTopic } from './faqWire';

/** Every topic with its questions. */
export const allFaqTopics = (signal: AbortSignal) =>
  http.list('/SystemFAQTopic/GetAll', {
    signal,
    // Refused, the dialog says so; the page under it stays.
    contained: true,
    shape: FaqTopic,
  });

import { http } from '@/platform/http/http';
import type { FaqTopicWire } from './faqSchemas';

/** Every topic with its questions. */
export function allFaqTopics(signal: AbortSignal): Promise<FaqTopicWire[]> {
  return http.list('/SystemFAQTopic/GetAll', {
    signal,
    // Refused, the dialog says so; the page under it stays.
    contained: true,
    schema: () => import('./faqSchemas').then((all) => all.faqTopicSchema),
  });
}

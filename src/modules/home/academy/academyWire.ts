import { optional } from 'valibot';
import { externalHref } from '@/platform/routing/externalLink';
import { figureOrNull, filled, id, made, optionalText, type Read, record } from '@/platform/http/wire';

const note = optional(optionalText);

/** A video of the help center, as those read it who may not keep it: without number or title there is nothing to name. */
export const AcademyVideo = made(
  record({
    id,
    name: filled,
    description: note,
    topicName: note,
    subtopicName: note,
    videoUrl: note,
    durationMinutes: optional(figureOrNull),
  }),
  ({
    description = '',
    topicName = '',
    subtopicName = '',
    videoUrl,
    durationMinutes: minutes,
    ...video
  }) => ({
    ...video,
    description,
    /** Empty where the server gives it none. */
    topic: topicName,
    subtopic: subtopicName,
    minutes: minutes && minutes > 0 ? Math.round(minutes) : null,
    /** Where it plays, on another site; null when it names none that may be opened. */
    href: externalHref(videoUrl),
  }),
);
export type AcademyVideo = Read<typeof AcademyVideo>;

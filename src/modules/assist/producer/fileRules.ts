import type { FileRules } from '@/platform/forms/files/checkFile';
import { AUDIO } from '@/platform/forms/files/fileKinds';

/** Longest audio, in seconds. */
export const MOST_SECONDS = 30;
/** Files that stand ready at a time. */
export const MOST_FILES = 30;

/** What Assist takes: PDF up to 10 MB, pictures up to 1 MB (made smaller here), XML, audio up to 30 seconds. */
export const SENT_FILES: FileRules = {
  accept: ['pdf', 'png', 'jpeg', 'webp', 'xml', ...AUDIO],
  maxSeconds: MOST_SECONDS,
};

import { sharedNote } from '@/platform/store/browserStorage';

/**
 * Whether this session runs on a computer that others use too, as its user said at sign-in: then nothing of their work
 * is kept beyond the page, and the session ends with the window.
 */
export const sharedComputer = sharedNote;

/** Longest message and note, in characters. */
export const MESSAGE_LIMIT = 1000;

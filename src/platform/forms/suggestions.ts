/** Most suggestions that a search shows at a time (S3 §9): what else answers it is found by typing on. */
export const MOST_SUGGESTIONS = 10;

import type { AppError } from '@/platform/http/appError';

/** Failures that say nothing of the screen's own data: the session was over, or nothing came through. */
const PASSING: readonly AppError['kind'][] = ['unauthorized', 'offline'];

/** Whether a request that failed like this is made again once it can be. */
export const isPassing = (error: AppError | null): boolean => error !== null && PASSING.includes(error.kind);

/** Failures that say nothing of the screen's own data: the session was over, or nothing came through. */
const PASSING: unknown[] = ['unauthorized', 'offline'];

/** Whether the action that ended a request tells of such a failure: the request is made again once it can be. */
export function failedInPassing(ended: unknown): boolean {
  if (typeof ended !== 'object' || ended === null || !('payload' in ended)) return false;
  const { payload } = ended;
  return (
    typeof payload === 'object' && payload !== null && 'kind' in payload && PASSING.includes(payload.kind)
  );
}

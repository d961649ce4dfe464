import { asAppError } from '@/platform/http/appError';
import type { AppDispatch } from './store';
import { invalidate, type Tag } from './tags';

/** A write whose answer cannot be read may have been taken: what is shown is requested again. */
export const mayBeDone = (thrown: unknown) => asAppError(thrown).kind === 'unexpected';

/**
 * To be dispatched: makes a write that is no call of a resource, then what it makes stale is requested again. A write
 * that is refused changes nothing and throws what the call threw.
 */
export const writing =
  <T>(stale: readonly Tag[], write: () => Promise<T>) =>
  async (dispatch: AppDispatch): Promise<T> => {
    try {
      const answer = await write();
      dispatch(invalidate(stale));
      return answer;
    } catch (thrown) {
      if (mayBeDone(thrown)) dispatch(invalidate(stale));
      throw thrown;
    }
  };

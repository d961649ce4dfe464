import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

/** Who signs in finds nothing of whoever used this browser before them, and learns what these have not sent. */
export async function afterOthers(userId: string): Promise<void> {
  try {
    const { tidyAfterOthers } = await import('./leftByOthers');
    await tidyAfterOthers(userId);
  } catch (thrown) {
    log.warn('what others left is not tidied up', { reason: faultOf(thrown) });
  }
}

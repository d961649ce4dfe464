import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

/** Removes what a former user of this browser left, and tells the new one which of their entries were never sent. */
export async function afterOthers(userId: string): Promise<void> {
  try {
    const { tidyAfterOthers } = await import('./leftByOthers');
    await tidyAfterOthers(userId);
  } catch (thrown) {
    log.warn('what others left is not tidied up', { reason: faultOf(thrown) });
  }
}

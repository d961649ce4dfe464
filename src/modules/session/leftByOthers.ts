import i18next from 'i18next';
import { forgetAnswersOfOthers } from '@/platform/drafts/keptHere';
import { waitingOfOthers } from '@/platform/outbox/waitingHere';
import { dropOfOthers } from '@/platform/store/leaveDevice';
import { toast } from '@/platform/ui/toast';

/** A session that ended by itself has left what it showed; what its user entered stays, for only they can send it. */
export async function tidyAfterOthers(userId: string): Promise<void> {
  dropOfOthers(userId);
  await forgetAnswersOfOthers(userId);
  const count = waitingOfOthers(userId);
  if (count > 0) toast({ tone: 'warning', text: i18next.t('session:waiting.ofOthers', { count }) });
}

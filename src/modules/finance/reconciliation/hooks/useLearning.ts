import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@/platform/ui/toast';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { useQuery } from '@/platform/store/useQuery';
import { useAppDispatch } from '@/platform/store/hooks';
import { rulesAnswer, rulesWritten } from '../reconciliationSlice';
import type { LearnedName } from '../reconciliationTypes';
import { type LearnedRule, learnedOf, wordsToLearn } from '../rules/learnedRules';
import type { Target } from '../rules/judgeMatch';
import { RULE_LIMITS } from '../components/ruleLimits';
import { saveRule } from '../rulesService';
import type { Step } from './useConfirming';

const NONE: readonly LearnedName[] = [];
type Lesson = Omit<LearnedRule, 'id'>;

/** What a match that was made by hand teaches: whose these words of the bank are. Null when it teaches nothing. */
function lessonOf({ match, lines }: Step, { titles }: Target): Lesson | null {
  const [line] = lines;
  const [title] = titles;
  if (!line || !title || title.partnerId === null || !match.unmet.includes('name')) return null;
  if (titles.some(({ partnerId }) => partnerId !== title.partnerId)) return null;
  const contains = wordsToLearn(line).slice(0, RULE_LIMITS.most);
  if (contains.length < RULE_LIMITS.least) return null;
  const side = line.cents < 0 ? 'out' : 'in';
  return { contains, side, partnerId: title.partnerId, partner: title.partner, active: true };
}

/** The rules that matching goes by, and what could be learned of the last match; only who agrees teaches it. */
export function useLearning() {
  const { t } = useTranslation('financeReconciliation');
  const dispatch = useAppDispatch();
  const answer = useQuery(rulesAnswer, undefined);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const { data } = answer;
  const learned = useMemo(() => (data ? learnedOf(data) : NONE), [data]);
  const learn = async () => {
    if (!lesson) return;
    setLesson(null);
    try {
      await saveRule(lesson, null, { contained: true });
      toast({ tone: 'success', text: t('rules.saved') });
    } catch (thrown) {
      notifyRefusal(thrown, t('rules.refused'));
    }
    dispatch(rulesWritten());
  };
  return {
    answer,
    learned,
    lesson,
    learn,
    offer: (step: Step, target: Target) => setLesson(lessonOf(step, target)),
    forget: () => setLesson(null),
  };
}

export type Learning = ReturnType<typeof useLearning>;

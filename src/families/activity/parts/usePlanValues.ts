import { useDeferredValue } from 'react';
import { useFormValues } from '@/platform/forms/useFormValues';
import type { ActivityValues } from '../activityValues';

/**
 * The plan as it is typed, a moment later: the key is painted first, then what follows from it. Hand it to a memoised
 * part, or the moment is of no use.
 */
export const usePlanValues = (): ActivityValues => useDeferredValue(useFormValues<ActivityValues>());

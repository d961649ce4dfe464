import { object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';
import { MOST_REASON } from './adjustmentSchema';

export const reopenSchema = object({ reason: string().required().test(maxLength(MOST_REASON)) });

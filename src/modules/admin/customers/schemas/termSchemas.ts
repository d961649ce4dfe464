import { object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';

export interface TermValues {
  title: string;
  summary: string;
  htmlCode: string;
}

export const termFormSchema = object({
  title: string().required().test(maxLength(100)),
  summary: string().required().test(maxLength(200)),
  htmlCode: string().required(),
});

import { array, mixed, object, string } from 'yup';
import type { AttachedFile } from '@/platform/forms/files/attachedFile';
import { maxLength } from '@/platform/forms/validators';
import { LONGEST_MESSAGE } from './solicitationWire';

export interface ReplyValues {
  message: string;
  files: readonly AttachedFile[];
}

export interface SolicitationValues extends ReplyValues {
  recipient: string | null;
  kind: string | null;
}

const message = () => string().trim().required().test(maxLength(LONGEST_MESSAGE));
const files = () => array(mixed<AttachedFile>().required()).required();

export const replyFormSchema = object({ message: message(), files: files() });

export const solicitationFormSchema = object({
  recipient: string().nullable().required(),
  kind: string().nullable().required(),
  message: message(),
  files: files(),
});

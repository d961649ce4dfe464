import { boolean, type InferType, number, object, string } from 'yup';

/** A notice as list and record answer it. */
export const noticeSchema = object({
  id: number().required(),
  title: string().required(),
  tag: string().nullable().defined(),
  colorTag: string().nullable().defined(),
  leaveInEvidence: boolean().required(),
  publicationDate: string().required(),
  description: string().nullable().defined(),
  customerId: number().nullable().defined(),
  customerName: string().nullable().defined(),
  systemBusinessActivityId: number().nullable().defined(),
  systemBusinessActivityName: string().nullable().defined(),
  moduleId: number().nullable().defined(),
  moduleName: string().nullable().defined(),
  isNotify: boolean().required(),
});
export type Notice = InferType<typeof noticeSchema>;

/** What a new or changed notice sends. */
export interface NoticePayload {
  title: string;
  description: string;
  publicationDate: string;
  tag: string;
  colorTag: string | null;
  leaveInEvidence: boolean;
  type: number;
  customerId: number | string | null;
  systemBusinessActivityId: number | string | null;
  moduleId: number | string | null;
  isNotify: boolean;
}

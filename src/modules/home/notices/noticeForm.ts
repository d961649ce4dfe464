import { type InferType, boolean, mixed, number, object, string } from 'yup';
import { type LocalDate, today, toLocalDate } from '@/platform/format/date';
import { colour, maxDate, validDate } from '@/platform/forms/validators';
import type { Id } from '@/platform/forms/options';
import type { Notice, NoticePayload } from './noticesWire';
import { type Audience, audienceOf } from './rules/noticeAudience';

const id = () => mixed<Id>().nullable().defined();

/** The audience of a notice is required, and only the one that its type needs. */
const neededBy = (audience: Audience) => ({
  name: 'required',
  message: { key: 'required' },
  test: (value: unknown, { parent }: { parent: { type: number } }) =>
    parent.type !== audience || value != null,
});

export const noticeFormSchema = object({
  title: string().trim().required(),
  /** 0 all, 1 customer, 2 activity, 3 module. */
  type: number().oneOf([0, 1, 2, 3]).required(),
  customerId: id().test(neededBy(1)),
  systemBusinessActivityId: id().test(neededBy(2)),
  moduleId: id().test(neededBy(3)),
  tag: string().trim().defined(),
  colorTag: string().nullable().defined().test(colour()),
  /** 0 inactive, 1 active. */
  fixed: number().oneOf([0, 1]).required(),
  publicationDate: string()
    .nullable()
    .defined()
    .required()
    .test(validDate())
    .test(maxDate(() => today())),
  isNotify: boolean().defined(),
  description: string().defined(),
});
export type NoticeValues = InferType<typeof noticeFormSchema>;

export function newNotice(day: LocalDate = today()): NoticeValues {
  return {
    title: '',
    type: 0,
    customerId: null,
    systemBusinessActivityId: null,
    moduleId: null,
    tag: '',
    colorTag: null,
    fixed: 0,
    publicationDate: day,
    isNotify: false,
    description: '',
  };
}

export function toValues(notice: Notice): NoticeValues {
  return {
    title: notice.title,
    type: audienceOf(notice),
    customerId: notice.customerId ?? null,
    systemBusinessActivityId: notice.systemBusinessActivityId ?? null,
    moduleId: notice.moduleId ?? null,
    tag: notice.tag ?? '',
    colorTag: notice.colorTag || null,
    fixed: notice.leaveInEvidence ? 1 : 0,
    publicationDate: toLocalDate(notice.publicationDate) ?? '',
    isNotify: notice.isNotify ?? false,
    description: notice.description ?? '',
  };
}

/** What is sent: of customer, activity and module only the one that the type asks for. */
export function toPayload(values: NoticeValues): NoticePayload {
  const only = (audience: Audience, value: Id | null) => (values.type === audience ? value : null);
  return {
    title: values.title,
    description: values.description,
    publicationDate: `${values.publicationDate}T00:00:00`,
    tag: values.tag,
    colorTag: values.colorTag,
    leaveInEvidence: values.fixed === 1,
    type: values.type,
    customerId: only(1, values.customerId),
    systemBusinessActivityId: only(2, values.systemBusinessActivityId),
    moduleId: only(3, values.moduleId),
    isNotify: values.isNotify,
  };
}

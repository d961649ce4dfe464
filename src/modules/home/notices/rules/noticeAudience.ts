import type { Notice } from '../noticesWire';

/** For whom a notice is, as the wire counts: 0 all, 1 customer, 2 activity, 3 module. */
export const AUDIENCES = [0, 1, 2, 3] as const;
export type Audience = (typeof AUDIENCES)[number];

type Reach = Partial<Pick<Notice, 'customerId' | 'systemBusinessActivityId' | 'moduleId'>>;

/** The list does not say the type of a notice: it follows from whom the notice names. */
export function audienceOf({ customerId, systemBusinessActivityId, moduleId }: Reach): Audience {
  if (customerId != null) return 1;
  if (systemBusinessActivityId != null) return 2;
  return moduleId == null ? 0 : 3;
}

/** The name of the customer, activity or module a notice is for; null when it is for everyone. */
export function audienceName(notice: Notice): string | null {
  return (
    [null, notice.customerName, notice.systemBusinessActivityName, notice.moduleName][audienceOf(notice)] ??
    null
  );
}

import { flag, text, textOrNull } from '@/platform/http/wire';

/** What every record of a customer's own registers carries. */
export const customerRecord = { active: flag, createdAt: text, updatedAt: textOrNull };

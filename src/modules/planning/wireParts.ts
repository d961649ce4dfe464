import { toCents } from '@/platform/format/money';
import { isId, isRecord } from '@/platform/http/loose';

export type Json = Record<string, unknown>;
export const records = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
export const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
export const cents = (value: unknown): number | null => {
  const reais = number(value);
  return reais === null ? null : toCents(reais);
};
export const numericId = (value: unknown): number | null =>
  isId(value) && Number.isInteger(Number(value)) ? Number(value) : null;

export const twelve = <T>(value: unknown, read: (each: unknown) => T): T[] =>
  Array.from({ length: 12 }, (_, at) => read(Array.isArray(value) ? value[at] : undefined));

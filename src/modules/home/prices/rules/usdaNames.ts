import type { Id } from '@/platform/forms/options';

/** Attributes by the identifiers that USDA publishes them under (PSD Online). */
const ATTRIBUTES = [
  [28, 'production'],
  [57, 'imports'],
  [88, 'exports'],
  [125, 'consumption'],
  [176, 'stocks'],
] as const;

/** The word for an attribute of USDA in the locale files; null for one that only the server has a name for. */
export function attributeKind(id: Id): (typeof ATTRIBUTES)[number][1] | null {
  return ATTRIBUTES.find(([known]) => String(known) === String(id))?.[1] ?? null;
}

import type { TFunction } from 'i18next';

/** The short word of a type of occurrence by its slug; the slug itself where this application does not know it. */
export function occurrenceName(t: TFunction<'lotOccurrences'>, slug: string): string {
  return t(`types.${slug}.short`, slug);
}

import type { i18n, TFunction } from 'i18next';

/** The short word of a type of occurrence by its slug; the slug itself where this application does not know it. */
export function occurrenceName(t: TFunction<'lotOccurrences'>, { exists }: i18n, slug: string): string {
  const key = `types.${slug}.short`;
  return exists(key, { ns: 'lotOccurrences' }) ? t(key as 'title') : slug;
}

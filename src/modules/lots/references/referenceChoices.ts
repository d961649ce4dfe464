import { choiceOptions } from '@/families/register/fixedChoices';

/** Locale file of the reference sets. */
export const NAMESPACE = 'chickenReferences';

export const KINDS = ['ZOOTECHNICAL', 'AMBIENCE'] as const;
export type ReferenceKind = (typeof KINDS)[number];
export const GENDERS = ['MALE', 'FEMALE', 'MIXED'] as const;

export const isKind = (value: unknown): value is ReferenceKind => KINDS.some((one) => one === value);

export const kindOptions = choiceOptions(KINDS, NAMESPACE, 'kind');
export const genderOptions = choiceOptions(GENDERS, NAMESPACE, 'gender');

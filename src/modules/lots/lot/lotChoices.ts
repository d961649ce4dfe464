import { choiceOptions } from '@/families/register/fixedChoices';

/** Locale file of the management of lots. */
export const NAMESPACE = 'chickenLots';

export const GENDERS = ['MALE', 'FEMALE', 'MIXED'] as const;
const LITTERS = ['NEW', 'FERMENTED'] as const;
const ANSWERS = ['YES', 'NO'] as const;

export const genderOptions = choiceOptions(GENDERS, NAMESPACE, 'gender');
export const litterOptions = choiceOptions(LITTERS, NAMESPACE, 'litter');
export const answerOptions = choiceOptions(ANSWERS, NAMESPACE, 'answer');

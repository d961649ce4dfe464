import type { TFunction } from 'i18next';

type Texts = TFunction<'planning'>;

/** Words of the planning by the names of the wire. */
export const activityName = (t: Texts, activity: string) => t(`activities.${activity}`, activity);
export const missingName = (t: Texts, missing: string) => t(`missing.${missing}`, missing);
export const stepName = (t: Texts, step: string) => t(`steps.${step}`, step);

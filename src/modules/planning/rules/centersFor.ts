import type { ActivityValues, Center } from '@/families/activity/activityValues';

/** Kinds of cost centers (the server's words) and the activities that are planned in them. */
const ACTIVITIES_OF: Readonly<Record<string, readonly string[]>> = {
  SOYBEAN: ['CROP', 'VEGETABLES'],
  CORN: ['CROP', 'VEGETABLES'],
  WHEAT: ['CROP', 'VEGETABLES'],
  BEAN: ['CROP', 'VEGETABLES'],
  COFFEE: ['CROP'],
  ORANGE: ['CROP'],
  YERBA_MATE: ['CROP', 'FORESTRY'],
  VEGETABLES: ['VEGETABLES', 'CROP'],
  EUCALYPTUS: ['FORESTRY'],
  BROILER: ['BROILER'],
  LAYER: ['LAYER', 'BREEDING_PULLET'],
  TILAPIA: ['FISH'],
  SWINE: ['SWINE'],
  MILK: ['MILK', 'LIVESTOCK'],
};
/** Activities of which the land is the measure. */
const BY_AREA: readonly string[] = ['CROP', 'VEGETABLES', 'FORESTRY'];

/** Whether figures of a kind of center can be divided by its hectares; of an unknown kind they can. */
export function isByArea(kind: string | null | undefined): boolean {
  const known = kind == null ? undefined : ACTIVITIES_OF[kind];
  return known?.some((activity) => BY_AREA.includes(activity)) ?? true;
}

/** What goes on beside whatever a center is for. */
const ANYWHERE: ReadonlySet<string> = new Set(['TRANSPORT', 'BEEHIVE']);

/**
 * The cost centers in which an activity can be planned: those of its kinds, those whose kind is not known here, and those
 * that the plan has already.
 */
export function centersFor(
  activity: string,
  centers: readonly Center[],
  values: Pick<ActivityValues, 'production'> | undefined,
): readonly Center[] {
  const used = new Set(values?.production.map(({ centerId }) => centerId));
  return centers.filter(({ id, kind }) => {
    const known = kind == null ? undefined : ACTIVITIES_OF[kind];
    return used.has(id) || ANYWHERE.has(activity) || known === undefined || known.includes(activity);
  });
}

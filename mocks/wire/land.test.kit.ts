import { demo } from '../state';
import { rowOf } from './world.test.kit';

/** City and community of a customer's farm, with a community that lies elsewhere. */
export function places() {
  const { farms, communities } = demo.world;
  const { cityId, communityId, quotationSourceId, personId } = rowOf(farms);
  const elsewhere = communities.find((row) => row.customerId === 1 && row.cityId !== cityId);
  return { cityId, communityId, quotationSourceId, personId, elsewhere: elsewhere?.id };
}
export const activityNamed = (filter: string) =>
  demo.world.businessActivities.find(({ constantFilter }) => constantFilter === filter)?.id ?? 0;

/** The activity of a farm of the customer. */
export function farmActivity(filter: string): { id: number; farmId: number } {
  const { farmActivities, farms } = demo.world;
  const found = farmActivities.find(
    (row) => row.businessActivityId === activityNamed(filter) && farms.get(row.farmId)?.customerId === 1,
  );
  return found ?? { id: 0, farmId: 0 };
}
export const purposeOf = (classification: string) =>
  demo.world.fieldPurposes.all().find((row) => row.classifications.some((each) => each === classification))
    ?.id ?? 0;

export function newCenter(filter: string, classification: string) {
  const { cityId, communityId } = places();
  const { id, farmId } = farmActivity(filter);
  return {
    name: 'CENTRO NOVO',
    farmId,
    farmActivityId: id,
    farmActivityFieldTypeId: purposeOf(classification),
    measurementType: 1,
    cityId,
    communityId,
    areaValueInProductQuantity: 120.5,
    usefulAreaSize: 10.25,
    commonAreaSize: 1.5,
  };
}

/** What the map's forms send, in the words of the wire. */

export interface FarmBody {
  name: string;
  personId: number;
  address: string;
  cityId: number;
  communityId: number;
  quotationSourceId: number;
  BusinessActivitiesIdsSelected: number[];
  farmType: number;
  isMainFarm: boolean;
}

interface UsedRealEstate {
  /** 0 for one that is not saved yet. */
  id: number;
  realEstatePatrimonyId: number;
  apportionedAreaSize: number;
}

export interface CostCenterBody {
  name: string;
  farmId: number;
  farmActivityId: number;
  farmActivityFieldTypeId: number;
  apportionmentMode: { key: string | number; value: string } | null;
  /** 1 without registrations, 2 by area. */
  measurementType: number;
  cityId: number;
  communityId: number;
  areaValueInProductQuantity: number | null;
  usefulAreaSize: number;
  commonAreaSize: number;
  farmRealEstates: UsedRealEstate[];
  plantingDate: string | null;
  plantingYear: number | null;
  plantConditionId: number | null;
  plantVarietyId: number | null;
}

export interface AviaryBody extends CostCenterBody {
  aviary: {
    id: number;
    name: string;
    housingSystem: number;
    width: number;
    length: number;
    capacity: number;
  };
}

/** A plot as it is saved; a cost center that comes into being with it travels along. */
export interface PlotBody {
  name: string;
  farmId: number;
  farmActivityFieldId: number | null;
  usefulAreaSize: number;
  commonAreaSize: number | null;
  farmHeadquarters: boolean;
  irrigatedAreaSize: number | null;
  soilType: number;
  polygonArea: string | null;
  observation: string | null;
  newFarmActivityField: boolean;
  typeFarmRealEstate: 'AREA' | 'WITHOUT';
  realEstatePatrimonyOwnership: number | null;
  realEstatePatrimonyPurchasePrice: number;
  weatherStationId: number | null;
  altitude: number | null;
  farmActivityField?: Partial<CostCenterBody> & { id?: number };
}

export interface ClayContent {
  id: number;
  /** Percent; null takes it away. */
  clayContent: number | null;
}

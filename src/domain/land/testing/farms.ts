import type { FarmActivityField, FarmActivityFieldPolygon, FarmWithFields } from '../landWire';

/** A square of about one kilometre, as the wire writes it. */
const squareText = (lat: number, lng: number): string =>
  JSON.stringify([
    {
      type: 'ADD',
      path: [
        { lat, lng },
        { lat: lat + 0.01, lng },
        { lat: lat + 0.01, lng: lng + 0.01 },
        { lat, lng: lng + 0.01 },
      ],
    },
  ]);

export function plotRow(changes: Partial<FarmActivityFieldPolygon>): FarmActivityFieldPolygon {
  return {
    id: 1,
    name: 'TALHAO 01',
    farmId: 1,
    farmActivityFieldId: 10,
    usefulAreaSize: 10,
    commonAreaSize: 0.5,
    farmHeadquarters: false,
    irrigatedAreaSize: null,
    soilType: null,
    soilTypeName: null,
    polygonArea: squareText(-24.7, -53.7),
    observation: null,
    newFarmActivityField: false,
    typeFarmRealEstate: 'WITHOUT',
    realEstatePatrimonyOwnership: 1,
    realEstatePatrimonyPurchasePrice: 0,
    weatherStationId: null,
    weatherStation: null,
    altitude: null,
    ...changes,
  };
}

export function fieldRow(changes: Partial<FarmActivityField>): FarmActivityField {
  return {
    id: 10,
    name: 'SOJA SEDE',
    farmId: 1,
    active: true,
    farmActivityId: 5,
    systemBusinessActivityName: 'SOJA',
    systemBusinessActivityConstantFilter: 'SOYBEAN',
    systemBusinessActivityFarmingClassification: 'ANNUAL',
    usefulAreaSize: 100.25,
    commonAreaSize: 4.5,
    farmActivityFieldPolygons: [],
    ...changes,
  };
}

export function farmRow(changes: Partial<FarmWithFields>): FarmWithFields {
  return {
    id: 1,
    name: 'FAZENDA AGUA DOCE',
    personId: 1,
    personName: 'JOSE',
    address: 'ESTRADA 1',
    cityId: 1,
    city: { id: 1, name: 'Toledo', stateId: 41, stateName: 'Parana', latitude: -24.72, longitude: -53.74 },
    communityId: 1,
    quotationSourceId: 1,
    BusinessActivitiesIdsSelected: [],
    farmType: 1,
    farmTypeDescription: 'NORMAL',
    isMainFarm: false,
    isAllowPolygon: true,
    active: true,
    farmActivityFields: [],
    ...changes,
  };
}

/** Two farms with three plots, one of them unreadable, and a grain store. */
export const someFarms: readonly FarmWithFields[] = [
  farmRow({
    id: 1,
    farmActivityFields: [
      fieldRow({
        id: 10,
        farmActivityFieldPolygons: [
          plotRow({ id: 100, name: 'BAIXADA' }),
          plotRow({ id: 101, name: 'TALHAO DA SEDE', polygonArea: '[{"type":"ADD"' }),
        ],
      }),
      fieldRow({
        id: 11,
        name: 'CAFEZAL',
        systemBusinessActivityName: 'CAFE',
        usefulAreaSize: 8,
        commonAreaSize: 0,
      }),
    ],
  }),
  farmRow({
    id: 2,
    name: 'GRANJA SAO JOAO',
    city: { id: 2, name: 'Cascavel', stateId: 41, stateName: 'Parana', latitude: null, longitude: null },
    farmActivityFields: [
      fieldRow({
        id: 20,
        farmId: 2,
        name: 'MILHO',
        systemBusinessActivityName: 'MILHO',
        usefulAreaSize: 0.1,
        commonAreaSize: 0.2,
        farmActivityFieldPolygons: [
          plotRow({
            id: 200,
            name: 'TALHAO 01',
            farmId: 2,
            farmActivityFieldId: 20,
            polygonArea: squareText(-24.9, -53.4),
          }),
        ],
      }),
    ],
  }),
  farmRow({ id: 3, name: 'ARMAZEM', farmType: 2 }),
];

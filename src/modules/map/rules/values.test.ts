import { describe, expect, it } from 'vitest';
import { areaLedger } from './areaLedger';
import { houseFigures, toAviaryBody, toAviaryValues, copyOfAviary } from './aviaryValues';
import { copyOfCostCenter, toCostCenterBody, toCostCenterValues } from './costCenterValues';
import { toFarmBody, toFarmValues } from './farmValues';
import { newPlotValues, toPlotBody, toPlotValues, usefulOfDrawing } from './plotValues';
import type { Farm, FarmActivityFieldPolygon } from '@/domain/land/landWire';
import type { CostCenter } from '../mapWire';

const city = { id: 5, name: 'Toledo', stateId: 41, stateName: 'Paraná', latitude: null, longitude: null };
const farm: Farm = {
  id: 1,
  name: 'FAZENDA TRES MARIAS',
  personId: 3,
  personName: 'PAULO',
  address: 'ESTRADA, KM 4',
  cityId: 5,
  city,
  communityId: 6,
  quotationSourceId: 7,
  BusinessActivitiesIdsSelected: [1, 2],
  farmType: 1,
  farmTypeDescription: 'NORMAL',
  isMainFarm: true,
  isAllowPolygon: true,
  active: true,
};
const center: CostCenter = {
  id: 10,
  name: 'CAFEZAL',
  farmId: 1,
  farmName: farm.name,
  active: true,
  farmActivityId: 2,
  systemBusinessActivityName: 'CAFE',
  systemBusinessActivityConstantFilter: 'COFFEE',
  systemBusinessActivityFarmingClassification: 'PERENNIAL',
  usefulAreaSize: 10,
  commonAreaSize: 2,
  farmActivityFieldTypeId: 3,
  apportionmentMode: { key: 1, value: 'Área útil' },
  measurementType: 2,
  stateId: 41,
  cityId: 5,
  communityId: 6,
  areaValueInProductQuantity: 620,
  farmRealEstates: [{ id: 71, realEstatePatrimonyId: 9, name: 'MATRICULA 9', apportionedAreaSize: 8 }],
  plantingDate: '2026-03-04T00:00:00',
  plantingYear: 2015,
  plantConditionId: 4,
  plantConditionName: 'EM PRODUCAO',
  plantVarietyId: 5,
  plantVarietyName: 'IPR 100',
  plantConditionHistories: [],
  aviary: null,
};
const plot: FarmActivityFieldPolygon = {
  id: 20,
  name: 'TALHAO 1',
  farmId: 1,
  farmActivityFieldId: 10,
  usefulAreaSize: 10,
  commonAreaSize: null,
  farmHeadquarters: null,
  irrigatedAreaSize: null,
  soilType: 2,
  soilTypeName: 'LATOSSOLO',
  polygonArea: '[]',
  observation: null,
  newFarmActivityField: null,
  typeFarmRealEstate: 'AREA',
  realEstatePatrimonyOwnership: 1,
  realEstatePatrimonyPurchasePrice: 1234.56,
  weatherStationId: null,
  weatherStation: null,
  altitude: null,
};

it('a property goes through its form unchanged', () => {
  expect(toFarmBody(toFarmValues(farm))).toEqual({
    name: farm.name,
    personId: 3,
    address: 'ESTRADA, KM 4',
    cityId: 5,
    communityId: 6,
    quotationSourceId: 7,
    BusinessActivitiesIdsSelected: [1, 2],
    farmType: 1,
    isMainFarm: true,
  });
});

describe('a cost center', () => {
  it('goes through its form unchanged', () => {
    expect(toCostCenterBody(toCostCenterValues(center))).toEqual({
      name: 'CAFEZAL',
      farmId: 1,
      farmActivityId: 2,
      farmActivityFieldTypeId: 3,
      apportionmentMode: { key: 1, value: 'Área útil' },
      measurementType: 2,
      cityId: 5,
      communityId: 6,
      areaValueInProductQuantity: 620,
      usefulAreaSize: 10,
      commonAreaSize: 2,
      farmRealEstates: [{ id: 71, realEstatePatrimonyId: 9, apportionedAreaSize: 8 }],
      plantingDate: '2026-03-04T00:00:00',
      plantingYear: 2015,
      plantConditionId: 4,
      plantVarietyId: 5,
    });
  });

  it('sends 1 without registrations and none of them, 2 with them', () => {
    const values = toCostCenterValues(center);
    expect(values.measurementType).toBe('AREA');
    const without = toCostCenterBody({ ...values, measurementType: 'WITHOUT' });
    expect(without).toMatchObject({ measurementType: 1, farmRealEstates: [] });
  });

  it('has no plant unless it is perennial', () => {
    const body = toCostCenterBody({ ...toCostCenterValues(center), perennial: false });
    expect(body).toMatchObject({ plantingYear: null, plantVarietyId: null, plantingDate: null });
  });

  it('is copied without its registrations, which are used up', () => {
    expect(copyOfCostCenter(center)).toMatchObject({
      name: 'CAFEZAL',
      measurementType: 'WITHOUT',
      farmRealEstates: [],
    });
  });
});

describe('a plot', () => {
  it('begins with the area of its drawing, two decimals, where its farm lies', () => {
    const values = newPlotValues({ farm, center: null, drawn: 24.1849 });
    expect(values).toMatchObject({
      usefulAreaSize: 24.18,
      farmActivityFieldId: null,
      realEstatePatrimonyPurchasePrice: 0,
      farmActivityField: { stateId: 41, cityId: 5, communityId: 6, measurementType: null },
    });
  });

  it('takes over the choice of the cost center it was drawn for', () => {
    const values = newPlotValues({ farm, center, drawn: null });
    expect(values).toMatchObject({ farmActivityFieldId: 10, linkedTo: 10 });
    expect(values.farmActivityField).toMatchObject({
      measurementType: 'AREA',
      farmRealEstates: [{ realEstatePatrimonyId: 9 }],
    });
  });

  it('goes through its form unchanged, without a word of its cost center', () => {
    const body = toPlotBody(toPlotValues(plot, center));
    expect(body).toEqual({
      name: 'TALHAO 1',
      farmId: 1,
      farmActivityFieldId: 10,
      usefulAreaSize: 10,
      commonAreaSize: null,
      farmHeadquarters: false,
      irrigatedAreaSize: null,
      soilType: 2,
      polygonArea: '[]',
      observation: null,
      newFarmActivityField: false,
      typeFarmRealEstate: 'AREA',
      realEstatePatrimonyOwnership: 1,
      realEstatePatrimonyPurchasePrice: 1234.56,
      weatherStationId: null,
      altitude: null,
    });
  });

  it('takes changed registrations to its cost center', () => {
    const values = toPlotValues(plot, center);
    const added = { id: 0, realEstatePatrimonyId: 11, name: 'MATRICULA 11', apportionedAreaSize: 2 };
    const rows = [...values.farmActivityField.farmRealEstates, added];
    const body = toPlotBody({
      ...values,
      farmActivityField: { ...values.farmActivityField, farmRealEstates: rows },
    });
    expect(body.farmActivityField).toEqual({
      id: 10,
      measurementType: 2,
      farmRealEstates: [
        { id: 71, realEstatePatrimonyId: 9, apportionedAreaSize: 8 },
        { id: 0, realEstatePatrimonyId: 11, apportionedAreaSize: 2 },
      ],
    });
  });

  it('brings a new cost center along, of its own size, in one call', () => {
    const values = newPlotValues({ farm, center: null, drawn: 12 });
    const body = toPlotBody({
      ...values,
      commonAreaSize: 1,
      realEstatePatrimonyOwnership: 1,
      farmActivityField: {
        ...values.farmActivityField,
        name: 'SOJA',
        areaValueInProductQuantity: 620,
        measurementType: 'WITHOUT',
      },
    });
    expect(body).toMatchObject({
      newFarmActivityField: true,
      farmActivityFieldId: null,
      typeFarmRealEstate: 'WITHOUT',
      farmActivityField: {
        name: 'SOJA',
        farmId: 1,
        usefulAreaSize: 12,
        commonAreaSize: 1,
        measurementType: 1,
        areaValueInProductQuantity: 620,
        farmRealEstates: [],
      },
    });
  });

  it('on leased land has no land value', () => {
    const values = newPlotValues({ farm, center: null, drawn: 12 });
    const body = toPlotBody({
      ...values,
      realEstatePatrimonyOwnership: 2,
      farmActivityField: { ...values.farmActivityField, areaValueInProductQuantity: 620 },
    });
    expect(body.farmActivityField?.areaValueInProductQuantity).toBeNull();
  });
});

describe('areas side by side', () => {
  it('differ from the drawing and from the registrations', () => {
    const rows = [{ id: 0, realEstatePatrimonyId: 1, name: '', apportionedAreaSize: 20 }];
    expect(areaLedger({ drawn: 24.18, useful: 23, common: 1, rows })).toEqual({
      drawn: 24.18,
      informed: 24,
      fromDrawing: -0.18,
      registered: 20,
      fromInformed: -4,
    });
  });

  it('know nothing of what is not there', () => {
    expect(areaLedger({ drawn: null, useful: 10, common: null, rows: null })).toMatchObject({
      informed: 10,
      fromDrawing: null,
      registered: null,
      fromInformed: null,
    });
  });

  it('agree again when the drawing is taken over; what is common stays', () => {
    expect(usefulOfDrawing(24.18, 1)).toBe(23.18);
    expect(usefulOfDrawing(1, 2)).toBe(0);
  });
});

describe('a poultry house', () => {
  const aviary = { id: 8, name: 'AVIARIO 1', housingSystem: 4, width: 16, length: 150, capacity: 32_000 };
  const house = { ...center, aviary };

  it('goes through its form unchanged, and is copied as a new one', () => {
    expect(toAviaryBody(toAviaryValues(house)).aviary).toEqual(aviary);
    expect(toAviaryBody(copyOfAviary(house)).aviary).toEqual({ ...aviary, id: 0 });
  });

  it('of 16 by 150 m holds 32 000 birds at 13,3 on the square metre', () => {
    const figures = houseFigures(toAviaryValues(house).aviary);
    expect(figures?.area).toBe(2400);
    expect(figures?.density).toBeCloseTo(13.33, 2);
    expect(houseFigures(toAviaryValues(center).aviary)).toBeNull();
  });
});

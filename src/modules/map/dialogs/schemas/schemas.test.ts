import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import { resolveWithYup } from '@/platform/forms/yupResolver';
import { emptyAviary } from '../../rules/aviaryValues';
import { type CostCenterValues, emptyCostCenter } from '../../rules/costCenterValues';
import { emptyFarm } from '../../rules/farmValues';
import { newPlotValues, type PlotValues } from '../../rules/plotValues';
import { aviaryFormSchema } from './aviaryFormSchema';
import { costCenterFormSchema, plantFormSchema } from './costCenterFormSchema';
import { farmFormSchema } from './farmFormSchema';
import { plotFormSchema } from './plotFormSchema';

/** Paths of all errors with the keys of their messages: `{ name: 'required' }`. */
function flat(errors: FieldErrors, path = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, error] of Object.entries(errors)) {
    const at = path + key;
    const message = (error as { message?: unknown }).message as { key: string; says?: string } | undefined;
    if (message) found[at] = message.says ?? message.key;
    else Object.assign(found, flat(error as FieldErrors, `${at}.`));
  }
  return found;
}

async function faults<Out extends FieldValues>(schema: Schema<Out>, values: object) {
  const { errors } = await resolveWithYup(schema, values as FieldValues, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return flat(errors);
}

const row = { id: 0, realEstatePatrimonyId: 7, name: 'MATRICULA 7', apportionedAreaSize: 4 };
const whole: CostCenterValues = {
  ...emptyCostCenter,
  name: 'SOJA',
  farmId: 1,
  farmActivityId: 2,
  farmActivityFieldTypeId: 3,
  apportionmentMode: 1,
  stateId: 41,
  cityId: 5,
  communityId: 6,
  usefulAreaSize: 10,
  measurementType: 'WITHOUT',
};

describe('a property', () => {
  it('asks for all but activity and main property', async () => {
    expect(await faults(farmFormSchema, { ...emptyFarm, farmType: null })).toEqual({
      name: 'required',
      personId: 'required',
      address: 'required',
      stateId: 'required',
      cityId: 'required',
      communityId: 'required',
      quotationSourceId: 'required',
      farmType: 'required',
    });
  });
});

describe('a cost center', () => {
  const check = (changes: object) => faults(costCenterFormSchema, { ...whole, ...changes });

  it('asks for activity, place, purpose, name, useful area and the choice of registrations', async () => {
    expect(Object.keys(await faults(costCenterFormSchema, emptyCostCenter)).sort()).toEqual([
      'apportionmentMode',
      'cityId',
      'communityId',
      'farmActivityFieldTypeId',
      'farmActivityId',
      'farmId',
      'measurementType',
      'name',
      'stateId',
      'usefulAreaSize',
    ]);
  });

  it('without registrations asks for none', async () => {
    expect(await check({})).toEqual({});
  });

  it('under AREA asks for registration, area, remainder and used area', async () => {
    expect(await check({ measurementType: 'AREA' })).toEqual({
      'entry.realEstatePatrimonyId': 'required',
      'entry.total': 'required',
      'entry.remainder': 'required',
      'entry.used': 'required',
    });
    expect(await check({ measurementType: 'AREA', farmRealEstates: [row] })).toEqual({});
  });

  it('does not forget a registration that was picked and not added', async () => {
    const entry = { realEstatePatrimonyId: 7, total: 9, remainder: 5, used: 2 };
    expect(await check({ measurementType: 'AREA', farmRealEstates: [row], entry })).toEqual({
      farmRealEstates: 'map:registrations.notAdded',
    });
    expect(await check({ measurementType: 'WITHOUT', entry })).toEqual({});
  });

  it('asks a perennial activity alone for its plant', async () => {
    const missing = { plantingYear: 'required', plantVarietyId: 'required', plantConditionId: 'required' };
    expect(await check({ perennial: true })).toEqual(missing);
    expect(await check({ perennial: false })).toEqual({});
  });

  it('refuses areas below zero', async () => {
    expect(await check({ usefulAreaSize: -1, commonAreaSize: -1 })).toEqual({
      usefulAreaSize: 'min',
      commonAreaSize: 'min',
    });
  });
});

describe('plant conditions', () => {
  const plant = { plantingYear: 2015, plantVarietyId: 1, plantConditionId: 2, plantingDate: '2026-03-04' };
  const check = (changes: object) => faults(plantFormSchema, { ...plant, ...changes });

  it('asks for year, variety, condition and a day that exists', async () => {
    expect(await check({})).toEqual({});
    expect(
      await check({ plantingYear: null, plantVarietyId: null, plantConditionId: null, plantingDate: null }),
    ).toEqual({
      plantingYear: 'required',
      plantVarietyId: 'required',
      plantConditionId: 'required',
      plantingDate: 'required',
    });
    expect(await check({ plantingDate: '31/02/2026' })).toEqual({ plantingDate: 'validDate' });
  });

  it('refuses a year to come', async () => {
    expect(await check({ plantingYear: new Date().getFullYear() + 1 })).toEqual({ plantingYear: 'between' });
  });
});

describe('a plot', () => {
  const city = { id: 5, name: 'Toledo', stateId: 41, stateName: 'Paraná', latitude: null, longitude: null };
  const farm = { id: 1, cityId: 5, communityId: 6, city };
  const standing: PlotValues = {
    ...newPlotValues({ farm, center: null, drawn: 10 }),
    name: 'TALHAO 1',
    farmActivityFieldId: 9,
    soilType: 1,
    farmActivityField: { ...emptyCostCenter, measurementType: 'WITHOUT' },
  };
  const check = (changes: object) => faults(plotFormSchema, { ...standing, ...changes });

  it('of a cost center that stands needs name, useful area, soil and the choice of registrations', async () => {
    expect(await check({})).toEqual({});
    expect(
      await check({ name: '', usefulAreaSize: null, soilType: null, farmActivityField: emptyCostCenter }),
    ).toEqual({
      name: 'required',
      usefulAreaSize: 'required',
      soilType: 'required',
      'farmActivityField.measurementType': 'map:measurement.choose',
    });
  });

  it('has a useful area of 3000 ha at most', async () => {
    expect(await check({ usefulAreaSize: 3000 })).toEqual({});
    expect(await check({ usefulAreaSize: 3000.01 })).toEqual({ usefulAreaSize: 'maxDecimal' });
  });

  it('is irrigated on less than its useful area; nothing and zero are fine', async () => {
    expect(await check({ irrigatedAreaSize: 9.99 })).toEqual({});
    expect(await check({ irrigatedAreaSize: 10 })).toEqual({ irrigatedAreaSize: 'lessThan' });
    expect(await check({ irrigatedAreaSize: 0, usefulAreaSize: 0 })).toEqual({});
    expect(await check({ irrigatedAreaSize: null })).toEqual({});
  });

  it('asks for a whole cost center when none is chosen', async () => {
    const errors = await check({
      farmActivityFieldId: null,
      farmActivityField: emptyCostCenter,
      realEstatePatrimonyPurchasePrice: null,
    });
    expect(errors).toEqual({
      'farmActivityField.stateId': 'required',
      'farmActivityField.cityId': 'required',
      'farmActivityField.communityId': 'required',
      'farmActivityField.farmActivityId': 'required',
      'farmActivityField.farmActivityFieldTypeId': 'required',
      'farmActivityField.apportionmentMode': 'required',
      'farmActivityField.name': 'map:plot.nameTheCostCenter',
      'farmActivityField.measurementType': 'map:measurement.choose',
      realEstatePatrimonyOwnership: 'required',
      realEstatePatrimonyPurchasePrice: 'required',
    });
  });

  it('needs its cost center when it stands already', async () => {
    expect(await check({ creating: false, farmActivityFieldId: null })).toEqual({
      farmActivityFieldId: 'required',
    });
  });

  it('may leave registrations out under AREA', async () => {
    expect(await check({ farmActivityField: { ...emptyCostCenter, measurementType: 'AREA' } })).toEqual({});
  });
});

describe('a poultry house', () => {
  it('has name, system and sizes above zero', async () => {
    const house = { id: 0, name: '', housingSystem: null, width: 0, length: null, capacity: 10.5 };
    expect(await faults(aviaryFormSchema, { ...emptyAviary, ...whole, aviary: house })).toEqual({
      'aviary.name': 'required',
      'aviary.housingSystem': 'required',
      'aviary.width': 'biggerThanZero',
      'aviary.length': 'required',
      'aviary.capacity': 'integer',
    });
  });
});

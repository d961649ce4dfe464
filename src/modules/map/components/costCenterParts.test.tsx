import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { farmRow, fieldRow } from '@/domain/land/testing/farms';
import { callsTo, openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { costCenterOf } from '../costCenter.test.kit';
import { startMap } from '../mapPage.test.kit';
import { openFields } from '../openFields.test.kit';
import type { CostCenter } from '../mapWire';
import { properties } from '../registers/properties';
import { emptyCostCenter } from '../rules/costCenterValues';
import { ActivityFields } from './ActivityFields';
import { LinkedRegistrations } from './LinkedRegistrations';
import { PlantFields } from './PlantFields';
import { PlantSection } from './PlantSection';
import { RecordBody } from './RecordBody';
import type { Business } from './useFarmActivity';

startMap();

const label = (name: string) => name;
const combo = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
const activity = (id: number, farmingClassification: string) => ({
  id,
  businessActivityName: `ATIVIDADE ${id}`,
  systemBusinessActivityId: 100 + id,
  systemBusinessActivityFarmingClassification: farmingClassification,
});
const nested = (id: number, farmingClassification: string) => {
  const own = { id: 100 + id, name: `ATIVIDADE ${id}`, farmingClassification };
  return {
    id,
    businessActivity: { systemBusinessActivity: { ...own, farmingClassificationDescription: '' } },
  };
};
const centerOf = (changes: object) =>
  costCenterOf({
    ...fieldRow({ id: 10, farmId: 1, farmActivityId: 5, usefulAreaSize: 4, commonAreaSize: 0 }),
    ...changes,
  });
const PURPOSES = '/FarmActivityFieldType/GetByFarmActivityId';
const OF_BUSINESS = '/FarmActivity/GetFarmActivitieByFarmIdAndConstantFilter';
const OF_FARM = '/Farm/GetFarmActivitieByFarmIdAndConstantFilter';
const MODE = '/FarmActivityFieldType/GetApportionmentMode';

describe('what a cost center is for', () => {
  const open = (values: object = {}, farmId: number | null = 1, business?: Business) => {
    const activities = [activity(5, 'PERENNIAL'), activity(6, 'ANNUAL')];
    backend.answers('listActivitiesOfFarm', activities);
    backend.answers({ method: 'GET', path: OF_BUSINESS }, [nested(5, 'PERENNIAL'), nested(6, 'ANNUAL')]);
    backend.answers(
      'listPurposes',
      [
        { id: 1, name: 'PLANTIO' },
        { id: 2, name: 'PASTO' },
      ],
      { times: 9 },
    );
    backend.answers({ method: 'GET', path: MODE }, { key: 3, value: 'POR AREA' }, { times: 9 });
    const fields = <ActivityFields label={label} farmId={farmId} {...(business && { business })} />;
    return openFields(fields, {
      farmActivityId: null,
      farmActivityFieldTypeId: null,
      apportionmentMode: null,
      apportionmentModeName: null,
      perennial: false,
      plantingYear: 2010,
      plantVarietyId: 4,
      plantConditionId: 5,
      plantingDate: '2010-01-01',
      ...values,
    });
  };
  const choose = async (user: ReturnType<typeof open>['user'], name: string, option: string) => {
    await user.click(await combo(name));
    await user.click(await screen.findByRole('option', { name: option }));
  };

  it.each([
    [{}, null, ['Escolha antes a propriedade.', 'Escolha antes a atividade.', 'Escolha antes a finalidade.']],
    [{}, 1, ['Escolha antes a atividade.', 'Escolha antes a finalidade.']],
    [{ farmActivityId: 5 }, 1, ['Escolha antes a finalidade.']],
    [{ farmActivityId: 5, farmActivityFieldTypeId: 1 }, 1, []],
  ])('is chosen step by step: %o of %s', async (values, farmId, words) => {
    open(values, farmId);
    await combo('farmActivityId');
    expect(screen.queryAllByText(/^Escolha antes/).map(({ textContent }) => textContent)).toEqual(words);
  });

  it('follows from its activity, whose plant and purpose are those before no more', async () => {
    const { user, value } = open({ farmActivityId: 6, farmActivityFieldTypeId: 2, apportionmentMode: 3 });
    await waitFor(() => expect(value('apportionmentModeName')).toBe('POR AREA'));
    expect(value('perennial')).toBe(false);
    expect(value('plantingYear')).toBe(2010);
    expect(callsTo(PURPOSES)[0]?.query).toMatchObject({ farmActivityId: '6', constantFilter: 'TALHAO' });
    expect(callsTo(MODE)[0]?.query).toMatchObject({ id: '2' });
    await choose(user, 'farmActivityId', 'ATIVIDADE 5');
    await waitFor(() => expect(value('perennial')).toBe(true));
    const names = ['farmActivityFieldTypeId', 'apportionmentMode', 'plantingYear', 'plantVarietyId'];
    for (const name of [...names, 'plantConditionId', 'plantingDate']) expect(value(name)).toBeNull();
  });

  it('with another purpose is apportioned anew', async () => {
    const { user, value } = open({ farmActivityId: 6, farmActivityFieldTypeId: 2, apportionmentMode: 99 });
    await choose(user, 'farmActivityFieldTypeId', 'PLANTIO');
    await waitFor(() => expect(value('apportionmentMode')).toBe(3));
    expect(value('plantingYear')).toBe(2010);
  });

  it.each([
    [undefined, 'TALHAO', OF_FARM, OF_BUSINESS],
    ['POULTRY', 'AVIARIO', OF_BUSINESS, OF_FARM],
  ] as const)('of the business %s is of its own lists', async (business, filter, from, notFrom) => {
    const { value } = open({ farmActivityId: 5 }, 1, business);
    await waitFor(() => expect(value('perennial')).toBe(true));
    expect(callsTo(PURPOSES)[0]?.query).toMatchObject({ constantFilter: filter });
    expect(callsTo(from)[0]?.query).toMatchObject({ farmId: '1' });
    expect(callsTo(notFrom)).toHaveLength(0);
  });
});

describe('the plant of a cost center', () => {
  const KEPT = centerOf({ plantConditionHistories: [] });
  const open = (values: object = {}, center: CostCenter | undefined = KEPT) => {
    backend.answers('listActivitiesOfFarm', [activity(5, 'PERENNIAL'), activity(6, 'PERENNIAL')], {
      times: 9,
    });
    backend.answers(
      'listPlantVarieties',
      [
        { id: 1, name: 'ARABICA' },
        { id: 2, name: 'CONILON' },
      ],
      { times: 9 },
    );
    backend.answers(
      'listPlantConditions',
      [
        { id: 3, name: 'BOA' },
        { id: 4, name: 'MA' },
      ],
      { times: 9 },
    );
    return openFields(<PlantSection label={label} center={center} />, {
      ...emptyCostCenter,
      farmId: 1,
      farmActivityId: 5,
      perennial: true,
      plantingYear: 2010,
      plantVarietyId: 1,
      plantConditionId: 3,
      plantingDate: '2010-05-01',
      ...values,
    });
  };
  const UPDATE = 'Atualizar condições da planta';
  const year = () => screen.findByRole('textbox', { name: /^plantingYear/ });

  it('is none where nothing perennial grows', async () => {
    open({ perennial: false });
    await waitFor(() => expect(callsTo(OF_FARM)).toHaveLength(1));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['another activity', { farmActivityId: 6 }, KEPT],
    ['no record', {}, undefined],
  ])('is typed with %s', async (_, values, center) => {
    const { user, value } = center
      ? open(values)
      : openFields(<PlantSection label={label} center={null} />, {
          ...emptyCostCenter,
          farmActivityId: 5,
          perennial: true,
        });
    expect(screen.queryByRole('button', { name: UPDATE })).toBeNull();
    await user.clear(await year());
    await user.type(await year(), '2015');
    await user.tab();
    expect(value('plantingYear')).toBe(2015);
  });

  it('of a record is changed in a dialog, as a condition of its own', async () => {
    const { user, value } = open();
    expect(await year()).toHaveAttribute('readonly');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await screen.findByRole('button', { name: UPDATE }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Condições da planta' }));
    const field = await dialog.findByRole('textbox', { name: /^Ano de plantio/ });
    expect(field).toHaveValue('2010');
    await user.clear(field);
    await user.type(field, '2012');
    await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(value('plantingYear')).toBe(2012);
    expect(value('plantVarietyId')).toBe(1);
    expect(value('plantConditionId')).toBe(3);
  });
});

describe('the fields of a plant', () => {
  const VALUES = { plantingYear: null, plantVarietyId: null, plantConditionId: null };
  const answers = () => {
    backend.answers('listPlantVarieties', [{ id: 7, name: 'ARABICA' }]);
    backend.answers('listPlantConditions', [{ id: 8, name: 'BOA' }]);
  };

  it('take what can only be one', async () => {
    answers();
    const { value } = openFields(<PlantFields label={label} systemBusinessActivityId={105} />, VALUES);
    await waitFor(() => expect(value('plantVarietyId')).toBe(7));
    expect(value('plantConditionId')).toBe(8);
    expect(callsTo('/PlantVariety/GetPlantVarieties')[0]?.query).toMatchObject({
      systemBusinessActivityIds: '105',
    });
  });

  it('that are only read take nothing', async () => {
    answers();
    const fields = <PlantFields label={label} systemBusinessActivityId={105} readOnly />;
    const { value } = openFields(fields, VALUES);
    await waitFor(() => expect(callsTo('/PlantVariety/GetPlantVarieties')).toHaveLength(1));
    await screen.findByRole('textbox', { name: /^plantingYear/ });
    await new Promise((done) => setTimeout(done, 50));
    expect(value('plantVarietyId')).toBeNull();
    expect(value('plantConditionId')).toBeNull();
  });
});

describe('the registrations that come with a cost center', () => {
  const ROW = { id: 7, realEstatePatrimonyId: 3, name: 'M 3', apportionedAreaSize: 4 };
  const open = (values: object, fresh = true) =>
    openFields(<LinkedRegistrations costCenterId={10} prefix="f." fresh={fresh} />, {
      usefulAreaSize: 4,
      commonAreaSize: 0,
      linkedTo: null,
      savedRows: [],
      f: { measurementType: 'WITHOUT', farmRealEstates: [], entry: { used: 9 } },
      ...values,
    });
  const answer = () =>
    backend.answers('openCostCenter', centerOf({ measurementType: 2, farmRealEstates: [ROW] }));

  it.each([
    [true, /Matrículas/],
    [false, /Sem vincular|matrículas/],
  ])('are those of it; the choice too, where fresh is %s', async (fresh) => {
    answer();
    const { value } = open({}, fresh);
    await waitFor(() => expect(value('linkedTo')).toBe(10));
    expect(value('f.farmRealEstates')).toMatchObject([{ id: 7, apportionedAreaSize: 4 }]);
    expect(value('savedRows')).toEqual(value('f.farmRealEstates'));
    expect(value('f.entry.used')).toBeNull();
    expect(value('f.measurementType')).toBe(fresh ? 'AREA' : 'WITHOUT');
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });

  it('are not loaded again once they are there', async () => {
    open({ linkedTo: 10 });
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    expect(callsTo('/FarmActivityField/EditJs')).toHaveLength(0);
  });

  it('that did not come are loaded on request', async () => {
    backend.breaks('openCostCenter', { times: 1 });
    const { user, value } = open({});
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.queryByRole('radio')).toBeNull();
    answer();
    await user.click(again);
    await waitFor(() => expect(value('linkedTo')).toBe(10));
  });
});

describe('a record in a dialog', () => {
  const FARM = 'openFarm';
  const open = () => {
    const children = vi.fn((farm: { name: string }) => <p>{farm.name}</p>);
    const element = (
      <RecordBody records={properties.resource} id={1}>
        {children}
      </RecordBody>
    );
    return { ...openSignedIn({ routes: [{ path: '*', element }], at: '/x' }), children };
  };

  it('stands once it is loaded', async () => {
    backend.answers(FARM, farmRow({ id: 1, name: 'SITIO' }));
    const { children } = open();
    expect(children).not.toHaveBeenCalled();
    expect(await screen.findByText('SITIO')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that did not come is loaded on request', async () => {
    backend.breaks(FARM, { times: 1 });
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    backend.answers(FARM, farmRow({ id: 1, name: 'SITIO' }));
    await user.click(again);
    expect(await screen.findByText('SITIO')).toBeVisible();
  });

  it('that is no more says so', async () => {
    backend.refuses(FARM, 404);
    const { children } = open();
    expect(await screen.findByText(/não (existe|foi encontrad)/i)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    expect(children).not.toHaveBeenCalled();
  });
});

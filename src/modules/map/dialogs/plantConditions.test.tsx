import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { fieldRow } from '@/domain/land/testing/farms';
import { callsTo, openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { startMap } from '../mapPage.test.kit';
import type { CostCenter } from '../mapWire';
import { plantOf, toCostCenterValues } from '../rules/costCenterValues';
import { PlantConditionsForm } from './PlantConditionsForm';

startMap();
beforeEach(() => {
  backend.answers('listActivitiesOfFarm', []);
  backend.answers('listPlantVarieties', []);
  backend.answers('listPlantConditions', []);
});

const center = (changes: Partial<CostCenter> = {}): CostCenter =>
  ({
    ...fieldRow({ id: 10 }),
    farmId: 1,
    farmActivityId: 5,
    farmName: 'SEDE',
    measurementType: 1,
    farmRealEstates: [],
    aviary: null,
    plantingYear: 2015,
    plantVarietyId: 3,
    plantVarietyName: 'PERA RIO',
    plantConditionId: 4,
    plantConditionName: 'EM PRODUCAO',
    plantingDate: '2026-05-04',
    plantConditionHistories: [],
    ...changes,
  }) as unknown as CostCenter;

function open(of: CostCenter, saveLabel?: string) {
  const onSubmit = vi.fn();
  const form = (
    <PlantConditionsForm
      center={of}
      initial={plantOf(toCostCenterValues(of))}
      {...(saveLabel ? { saveLabel } : {})}
      onClose={vi.fn()}
      onSubmit={onSubmit}
    />
  );
  return { ...openSignedIn({ routes: [{ path: '*', element: form }], at: '/x' }), onSubmit };
}
const history = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the conditions of a plant', () => {
  it('stand in their order of days, the present one on top', async () => {
    open(
      center({
        plantConditionHistories: [
          { plantConditionId: 1, plantConditionName: 'EM FORMACAO', plantingDate: '' },
          { plantConditionId: 2, plantConditionName: 'PODA', plantingDate: '2020-02-01' },
        ],
      }),
    );
    await screen.findByText('EM FORMACAO');
    expect(history()).toEqual(['04/05/2026EM PRODUCAOAtual', '01/02/2020PODA', '—EM FORMACAO']);
    expect(screen.queryByText('Nenhuma condição registrada até agora.')).toBeNull();
  });

  it('are none yet for a plant that was never described', async () => {
    open(center({ plantConditionId: null, plantConditionName: null }));
    expect(await screen.findByText('Nenhuma condição registrada até agora.')).toBeVisible();
    expect(history()).toEqual([]);
  });

  it('keep the names of variety and condition that are offered no longer', async () => {
    open(center());
    expect(await screen.findByRole('combobox', { name: /^Variedade/ })).toHaveTextContent('PERA RIO');
    expect(screen.getByRole('combobox', { name: /^Condição da planta/ })).toHaveTextContent('EM PRODUCAO');
    expect(screen.getByRole('textbox', { name: /^Ano de plantio/ })).toHaveValue('2015');
  });

  it('are handed over under the name that the form around gives the button', async () => {
    const { user, onSubmit } = open(center(), 'Aplicar');
    await user.click(await screen.findByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      plantingYear: 2015,
      plantVarietyId: 3,
      plantConditionId: 4,
      plantingDate: '2026-05-04',
    });
  });

  it('are offered for the plant of the cost center, a single one chosen by itself', async () => {
    const of = (id: number, systemBusinessActivityId: number) => ({
      id,
      businessActivityName: `ATIVIDADE ${id}`,
      systemBusinessActivityId,
      systemBusinessActivityFarmingClassification: 'PERENNIAL',
    });
    backend.answers('listActivitiesOfFarm', [of(6, 105), of(5, 113)]);
    backend.answers('listPlantVarieties', [{ id: 8, name: 'VALENCIA' }]);
    backend.answers('listPlantConditions', [
      { id: 4, name: 'EM PRODUCAO' },
      { id: 9, name: 'ERRADICADA' },
    ]);
    const { user } = open(
      center({
        plantVarietyId: null,
        plantVarietyName: null,
        plantConditionId: null,
        plantConditionName: null,
      }),
    );
    const variety = await screen.findByRole('combobox', { name: /^Variedade/ });
    await waitFor(() => expect(variety).toHaveTextContent('VALENCIA'));
    await user.click(screen.getByRole('combobox', { name: /^Condição da planta/ }));
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['EM PRODUCAO', 'ERRADICADA']);
    const [listed] = callsTo('/PlantVariety/GetPlantVarieties');
    expect(listed?.query).toMatchObject({ systemBusinessActivityIds: '113' });
  });
});

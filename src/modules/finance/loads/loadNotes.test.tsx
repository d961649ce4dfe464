import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { NoteProps } from '@/families/register/registerTypes';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { startI18n } from '@/platform/i18n/i18n';
import { financeRoutes } from '../financeRoutes';
import { ArrivalNote, ContractNote, DiscountNote, NetNote } from './LoadNotes';
import type { LoadValues } from './loadSchemas';

const NAMESPACES = ['financeLoads', 'common', 'ui'] as const;
startDemo({ routes: financeRoutes, namespaces: [...NAMESPACES] });
beforeEach(() => startI18n('pt-BR', [...NAMESPACES]));

const LOAD = {
  grossWeight: 40_000,
  tareWeight: 10_000,
  arrivedWeight: null,
  standard: 'SOY',
  order: 'IMPURITY_FIRST',
  moistureBase: null,
  impurityBase: null,
  moisture: 14,
  impurity: 2,
  otherDiscount: null,
  contractId: 5,
  saved: null,
} as unknown as LoadValues;
const says = (Note: ComponentType<NoteProps<LoadValues>>, values: Partial<LoadValues>) =>
  renderUi(<Note id={null} values={{ ...LOAD, ...values }} />).container.textContent;

it('says the net weight once both weights are known', () => {
  expect(says(NetNote, {})).toBe('Peso líquido: 30.000 kg');
  expect(says(NetNote, { tareWeight: null })).toBe('');
});

describe('the discounts of a load', () => {
  it('are shown with their arithmetic, those within the limit without any', () => {
    const text = says(DiscountNote, {});
    expect(text).toContain('Sobre o peso líquido: 30.000 kg');
    expect(text).toMatch(/Impureza: 30\.000 kg × \(2 − 1\) ÷ 99 = 303,03 kg/);
    expect(text).toContain('Umidade 14%: dentro do limite de 14%, sem desconto');
    expect(text).toContain('Peso final: 29.696,97 kg = 494,95 sc de 60 kg');
    expect(text).not.toContain('Outros descontos');
  });

  it('count what arrived, and other discounts', () => {
    const text = says(DiscountNote, { arrivedWeight: 29_000, otherDiscount: 10 });
    expect(text).toContain('Sobre o peso de chegada: 29.000 kg');
    expect(text).toContain('Outros descontos: 10 kg');
  });

  it('need weights and limits', () => {
    expect(says(DiscountNote, { grossWeight: null })).toMatch(/^Informe peso bruto e tara/);
    expect(says(DiscountNote, { standard: 'BUYER' })).toMatch(/^Sem os limites do padrão/);
  });
});

it.each([
  [null, ''],
  [30_000, 'Chegou o mesmo peso que saiu.'],
  [29_700, 'Chegaram 300 kg a menos do que saiu (1%).'],
  [30_300, 'Chegaram 300 kg a mais do que saiu (1%).'],
])('compares %s kg that arrived with what left: %s', (arrivedWeight, words) => {
  expect(says(ArrivalNote, { arrivedWeight })).toBe(words);
});

describe('the balance of a contract', () => {
  const contract = { id: 5, name: 'C5', quantity: 1000, deliveredQuantity: 400, unitName: 'SC' };
  const show = (values: Partial<LoadValues>, sent: object = contract) => {
    backend.answers('chooseContract', [{ ...contract, ...sent }]);
    const element = (
      <ContractNote id={null} values={{ ...LOAD, moisture: null, impurity: null, ...values }} />
    );
    openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  };

  it.each([
    [{}, 'Saldo do contrato: 600 SC; depois desta carga: 100 SC'],
    [{ grossWeight: 46_000 }, 'Saldo do contrato: 600 SC; depois desta carga: 0 SC'],
    [{ grossWeight: 46_060 }, 'Saldo do contrato: 600 SC. Esta carga passa do contratado em 1 SC.'],
    [{ grossWeight: null }, 'Saldo do contrato: 600 SC'],
    [{ saved: { contractId: 5, weight: 30_000 } }, 'Saldo do contrato: 1.100 SC; depois desta carga: 600 SC'],
    [{ saved: { contractId: 6, weight: 30_000 } }, 'Saldo do contrato: 600 SC; depois desta carga: 100 SC'],
  ])('with %o is: %s', async (values, words) => {
    show(values);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('cannot be told in a unit that is no weight', async () => {
    show({}, { unitName: 'UN' });
    expect(await screen.findByText(/^O saldo deste contrato não pode/)).toBeVisible();
  });

  it('cannot be told where the contracts do not come', async () => {
    backend.breaks('chooseContract');
    openSignedIn({ routes: [{ path: '/x', element: <ContractNote id={null} values={LOAD} /> }], at: '/x' });
    expect(await screen.findByText(/^O saldo deste contrato não pode/)).toBeVisible();
  });
});

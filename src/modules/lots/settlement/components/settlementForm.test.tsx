import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { lotsRoutes } from '../../lotsRoutes';
import { EMPTY_SETTLEMENT } from '../emptySettlement';
import type { Settlement, SettlementValues } from '../settlementTypes';
import { SettlementForm } from './SettlementForm';

startDemo({ routes: lotsRoutes, namespaces: ['lotSettlement', 'grid', 'forms', 'common', 'ui'] });

const SETTLEMENT: Settlement = {
  lotId: 7,
  number: '31',
  own: { lost: 20, birds: 1_000, kg: 3_000, feedKg: 5_000, result: null },
  values: null,
  version: 2,
  savedAt: null,
  savedBy: '',
};
const open = (values: Partial<SettlementValues> | null) => {
  const settlement = { ...SETTLEMENT, values: values && { ...EMPTY_SETTLEMENT, ...values } };
  return openSignedIn({
    routes: [{ path: '*', element: <SettlementForm settlement={settlement} /> }],
    at: '/x',
  });
};
const totals = () =>
  screen.queryAllByText(/^R\$\s[\d.,]+$|^–$/).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('the sheet of an integrator', () => {
  it('begins empty, paid by the bird', () => {
    open(null);
    expect(screen.getByRole('combobox', { name: 'Base do pagamento' })).toHaveTextContent('Por ave');
    expect(screen.getByRole('textbox', { name: 'Total pago' })).toHaveValue('');
    expect(screen.queryAllByRole('textbox', { name: /^Descrição/ })).toEqual([]);
  });

  it('sums what is added and what is taken off, unless one of them is not known', () => {
    open({
      basis: 'KG',
      additions: [
        { name: 'BONUS', cents: 100_00 },
        { name: 'FRETE', cents: 50_50 },
      ],
      discounts: [
        { name: 'RACAO', cents: 10_00 },
        { name: 'GAS', cents: null },
      ],
    });
    expect(screen.getByRole('combobox', { name: 'Base do pagamento' })).toHaveTextContent('Por quilo');
    expect(totals()).toContain('R$ 150,50');
    expect(totals()).not.toContain('R$ 10,00');
  });

  it('is kept over the version that was read', async () => {
    backend.answers('saveSettlement', null);
    const { user } = open({ birds: 990, totalCents: 1_000_00 });
    await user.click(screen.getByRole('button', { name: 'Salvar acerto' }));
    await waitFor(() => expect(callsTo('/ChickenSettlement/Save')).toHaveLength(1));
    expect(callsTo('/ChickenSettlement/Save')[0]?.body).toMatchObject({
      lotId: 7,
      baseVersion: 2,
      values: { birds: 990, total: 1_000 },
    });
    const lines = within(screen.getByRole('group', { name: 'Linha por linha' }));
    expect(lines.getByRole('row', { name: /^Aves entregues/ })).toHaveTextContent('-10');
  });
});

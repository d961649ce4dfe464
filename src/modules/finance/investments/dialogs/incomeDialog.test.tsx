import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { backend } from '../../../../../mocks/faults/backend';
import { demo } from '../../../../../mocks/state';
import type { Investment } from '../investmentTypes';
import { IncomeDialog } from './IncomeDialog';

startDemo({ namespaces: ['financeInvestments', 'forms', 'common', 'ui'] });

it('takes what was earned from the first deposit on, and nothing before', async () => {
  const everyWrite = () => demo.calls.filter(({ method }) => method !== 'GET');
  backend.answers('everySave', {});
  const investment: Investment = {
    id: 3,
    version: 1,
    type: 'CDB',
    product: 'CDB A',
    deposits: [
      { day: '2026-03-02', cents: 100_000 },
      { day: '2026-04-02', cents: 100_000 },
    ],
    redemptions: [],
    dueDate: null,
    income: 1500,
    incomeDay: null,
  };
  const onClose = vi.fn();
  const element = <IncomeDialog investment={investment} onClose={onClose} />;
  const { user } = openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  expect(await screen.findByLabelText(/^Rendimento acumulado/)).toHaveValue('15,00');
  const day = screen.getByRole('textbox', { name: /^Posição de/ });
  await user.clear(day);
  await user.type(day, '01/03/2026');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(day).toHaveAccessibleDescription(/anterior à aplicação/));
  expect(everyWrite()).toHaveLength(0);
  await user.clear(day);
  await user.type(day, '02/03/2026');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(everyWrite()).toHaveLength(1);
});

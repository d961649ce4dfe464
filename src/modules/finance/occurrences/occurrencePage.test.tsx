import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { OccurrencePage } from './OccurrencePage';
import { usesOf } from '../whoUses/usesOf';
import { contracts } from './registers/contracts';

vi.setConfig({ testTimeout: 60_000 });
startDemo({
  routes: financeRoutes,
  namespaces: ['common', 'ui', 'grid', 'forms', 'register', 'finance', 'financeOccurrences'],
});

const REVERSE = '/FinancialOccurrence/Reverse';
/** One contract of the customer alone, reversed or not. */
const open = async (reversed: boolean) => {
  const { occurrences } = demo.world.finance;
  const own = occurrences.filter(({ customerId, kind }) => customerId === 1 && kind === 'CONTRACT');
  const [first] = own;
  if (!first) throw new Error('the demo has no contract');
  for (const { id } of own) if (id !== first.id) occurrences.remove(id);
  occurrences.update(first.id, { reversed });
  const element = <OccurrencePage register={contracts} uses={usesOf(contracts)} />;
  const { user } = openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  const action = () => screen.findByRole('button', { name: 'Estornar' });
  return { user, action };
};

it('is reversed once that is confirmed, with what uses it in sight', async () => {
  backend.answers({ method: 'POST', path: REVERSE }, {});
  backend.answers('listUsesOfOccurrence', [{ name: 'Romaneios', count: 2, records: [] }]);
  const { user, action } = await open(false);
  const answer = async (name: string) => {
    await user.click(await action());
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText('Romaneios: 2')).toBeVisible();
    await user.click(question.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await answer('Cancelar');
  expect(callsTo(REVERSE)).toHaveLength(0);
  await answer('Estornar');
  await waitFor(() => expect(callsTo(REVERSE)).toHaveLength(1));
  expect(await screen.findByText(/: estornado\.$/)).toBeVisible();
});

it('that is reversed is not reversed again', async () => {
  const { action } = await open(true);
  expect(await action()).toHaveAttribute('aria-disabled', 'true');
});

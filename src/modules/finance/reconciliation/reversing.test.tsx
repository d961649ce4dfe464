import { screen, waitFor, within } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { useAppDispatch } from '@/platform/store/hooks';
import { reverseAsking } from './reversing';

startDemo({ namespaces: ['financeReconciliation', 'common', 'ui'] });

const PAYMENTS = 'listPaymentsToReverse';
const REVERSE = 'reverseReconciliation';
const payment = (id: number, over: object = {}) => ({
  id,
  kind: 'PAYMENT',
  date: '2026-03-10T00:00:00',
  value: -50,
  name: 'POSTO',
  documentNumber: '',
  documentId: null,
  businessMovement: 'EXPENSE',
  ...over,
});

function Reversing({ onAnswer }: { readonly onAnswer: (gone: boolean) => void }) {
  const { t } = useTranslation('financeReconciliation');
  const dispatch = useAppDispatch();
  const run = async () => onAnswer(await reverseAsking(7, 'PAGTO', t, dispatch));
  return (
    <button type="button" onClick={() => void run()}>
      Ir
    </button>
  );
}
const start = async () => {
  const onAnswer = vi.fn();
  const element = <Reversing onAnswer={onAnswer} />;
  const { user } = openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  await user.click(await screen.findByRole('button', { name: 'Ir' }));
  const answer = async (name: string) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Estornar PAGTO?' }));
    await user.click(question.getByRole('button', { name }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  };
  return { answer, onAnswer };
};

describe('a line that is reversed', () => {
  it('names the payments that go with it', async () => {
    backend.answers(PAYMENTS, [payment(1), payment(2, { documentNumber: 'D2' })]);
    backend.answers(REVERSE, {});
    const { answer, onAnswer } = await start();
    const list = await screen.findByRole('list', { name: 'Pagamentos que serão excluídos' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
    ).toEqual(['POSTO · 10/03/2026 · -R$ 50,00', 'POSTO · D2 · 10/03/2026 · -R$ 50,00']);
    await answer('Estornar');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true);
    expect(await screen.findByText('Estornado com sucesso.')).toBeVisible();
    expect(callsTo('/BankReconciliation/Reverse')[0]?.body).toEqual({ id: 7 });
  });

  it('may take no payment with it', async () => {
    backend.answers(PAYMENTS, []);
    const { answer, onAnswer } = await start();
    expect(await screen.findByText(/^Nenhum pagamento será excluído/)).toBeVisible();
    await answer('Cancelar');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
    expect(callsTo('/BankReconciliation/Reverse')).toHaveLength(0);
  });

  it('is left where its payments could not be read', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    backend.refuses(PAYMENTS, { errors: { Id: ['Linha fechada.'] } });
    const { onAnswer } = await start();
    expect(await screen.findByText(/^Não foi possível ler os pagamentos da linha\./)).toBeVisible();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    warned.mockRestore();
  });

  it('that is refused is still there', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    backend.answers(PAYMENTS, []);
    backend.refuses(REVERSE, { errors: { Id: ['Período fechado.'] } });
    const { answer, onAnswer } = await start();
    await answer('Estornar');
    expect(await screen.findByText(/^O estorno não foi feito\. Período fechado\./)).toBeVisible();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
    warned.mockRestore();
  });

  it.each([
    ['fails at the server', false, () => backend.breaks(REVERSE)],
    ['has no answer', true, () => backend.cutsOff(REVERSE)],
  ])('that %s may be gone: %s', async (_, gone, happens) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    backend.answers(PAYMENTS, []);
    happens();
    const { answer, onAnswer } = await start();
    await answer('Estornar');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(gone);
    warned.mockRestore();
  });
});

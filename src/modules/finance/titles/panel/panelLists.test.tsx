import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { Installment, TitleDetail, WriteOff } from '../rules/titleRow';
import { startTitles } from '../titlesPage.test.kit';
import { DocumentInstallments } from './DocumentInstallments';
import { WriteOffHistory } from './WriteOffHistory';

startTitles();

const part = (number: number): Installment => ({
  id: 10 + number,
  number,
  dueDate: `2026-0${number}-10`,
  value: 5000,
  open: number === 1 ? 0 : 5000,
});
const open = (count: number) => {
  const installments = Array.from({ length: count }, (_, at) => part(at + 1));
  const title = { id: 12, total: 5000 * count, installments } as unknown as TitleDetail;
  const onOpen = vi.fn();
  renderUi(
    <>
      <p>painel</p>
      <DocumentInstallments title={title} onOpen={onOpen} />
    </>,
  );
  return onOpen;
};

it('lists the installments of a document; each but this one leads to its own', () => {
  const onOpen = open(2);
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'ParcelaVencimentoValorEm aberto',
    '1/210/01/202650,000,00',
    '2/210/02/202650,0050,00',
    'Total do documentoR$ 100,00',
  ]);
  expect(table.getAllByRole('row').map((row) => row.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'true',
    null,
  ]);
  expect(table.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(table.getByRole('button', { name: 'Parcela 1/2' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(11);
});

it('is no list of one', () => {
  open(1);
  expect(screen.getByText('painel')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

describe('what was paid of a title', () => {
  const writeOff = (id: number, more: Partial<WriteOff> = {}): WriteOff => ({
    id,
    writeOffDate: '2026-03-04',
    paymentDate: '2026-03-04',
    value: 3000,
    discount: 0,
    interest: 0,
    penalty: 0,
    total: 3000,
    paymentId: null,
    paymentName: '',
    accountId: null,
    cardId: null,
    meansName: '',
    statementNumber: '',
    ...more,
  });
  const show = (writeOffs: readonly WriteOff[]) => {
    const onReverse = vi.fn();
    const title = { movement: 'EXPENSE', writeOffs } as unknown as TitleDetail;
    renderUi(<WriteOffHistory title={title} onReverse={onReverse} />);
    return onReverse;
  };
  const lines = () =>
    screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

  it('is said newest first, with nothing that was not', () => {
    show([
      writeOff(1),
      writeOff(2, { writeOffDate: '2026-03-06', discount: 100, interest: 200, penalty: 300, total: 3400 }),
      writeOff(3, { paymentDate: '2026-03-05', writeOffDate: '2026-03-05' }),
    ]);
    expect(lines()).toEqual([
      'Pago em 05/03/2026EstornarValor baixado30,00TotalR$ 30,00',
      'Pago em 04/03/2026EstornarValor baixado30,00Desconto− 1,00Juros+ 2,00Multa+ 3,00TotalR$ 34,00Data da baixa06/03/2026',
      'Pago em 04/03/2026EstornarValor baixado30,00TotalR$ 30,00',
    ]);
    expect(screen.queryByText('Nenhuma baixa registrada.')).toBeNull();
  });

  it('is reversed one by one', () => {
    const only = writeOff(1);
    const onReverse = show([only]);
    fireEvent.click(screen.getByRole('button', { name: 'Estornar: Pago em 04/03/2026' }));
    expect(onReverse).toHaveBeenCalledExactlyOnceWith(only);
  });

  it('may be nothing', () => {
    show([]);
    expect(screen.getByText('Nenhuma baixa registrada.')).toBeVisible();
    expect(lines()).toEqual([]);
  });
});

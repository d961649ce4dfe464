import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import type { Installment, TitleDetail } from '../rules/titleRow';
import { startTitles } from '../titlesPage.test.kit';
import { DocumentInstallments } from './DocumentInstallments';

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
  const element = (
    <>
      <p>painel</p>
      <DocumentInstallments title={title} onOpen={onOpen} />
    </>
  );
  return { ...openSignedIn({ routes: [{ path: '/x', element }], at: '/x' }), onOpen };
};

it('lists the installments of a document; each but this one leads to its own', async () => {
  const { user, onOpen } = open(2);
  const table = within(await screen.findByRole('table'));
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
  await user.click(table.getByRole('button', { name: 'Parcela 1/2' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(11);
});

it('is no list of one', async () => {
  open(1);
  expect(await screen.findByText('painel')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { Dependent } from '@/families/register/registerTypes';
import type { RowId } from '@/platform/store/resourceState';
import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import { financeRoutes } from '../financeRoutes';
import { UsesList } from './UsesList';
import { WhoUsesDialog } from './WhoUsesDialog';

startDemo({ routes: financeRoutes, namespaces: ['finance', 'common', 'ui'] });

const USES = [
  {
    name: 'Documentos',
    count: 1200,
    records: [
      { kind: 'DOCUMENT', id: 8, name: 'NOTA 1', businessMovement: 'EXPENSE' },
      { kind: 'DOCUMENT', id: 9, name: 'NOTA 2' },
      { kind: 'INSURANCE', id: 4, name: 'APÓLICE 4', businessMovement: 'EXPENSE' },
      { kind: 'ODD', id: 5, name: 'OUTRO 5' },
    ],
  },
  { name: 'Coisas', count: 2, records: [] },
  { name: 'Pagamentos', count: 1, records: [{ kind: 'ODD', id: 6, name: 'PAGO 6' }] },
];
const usesFrom = (ask: () => Promise<readonly object[]>) =>
  createQuery<Dependent[], RowId>('test', 'uses', ask as () => Promise<Dependent[]>, TRANSIENT);
const show = (ask: () => Promise<readonly object[]>, linked = true) => {
  const onLeave = vi.fn();
  const uses = usesFrom(ask);
  const list = <UsesList id={1} uses={uses} {...(linked && { onLeave })} />;
  const element = <main>{list}</main>;
  return { ...openSignedIn({ routes: [{ path: '/x', element }], at: '/x' }), onLeave };
};

it('counts what refers to a record by kind, and says how many more there are', async () => {
  show(() => Promise.resolve(USES));
  await screen.findByText('Documentos: 1.200');
  expect(screen.getByRole('main').textContent).toBe(
    'Documentos: 1.200NOTA 1NOTA 2APÓLICE 4OUTRO 5e mais 1196Coisas: 2Pagamentos: 1PAGO 6',
  );
  expect(screen.getAllByRole('list')).toHaveLength(2);
});

it('leads to each that has a page, and leaves', async () => {
  const { user, router, onLeave } = show(() => Promise.resolve(USES));
  expect(await screen.findByRole('link')).toHaveTextContent('APÓLICE 4');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/patrimonio/seguros/4');
  await user.click(screen.getByRole('button'));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(decodeURIComponent(router.state.location.search)).toMatch(/documento.*8.*EXPENSE/);
});

it('names without a link where nothing may be left', async () => {
  show(() => Promise.resolve(USES), false);
  expect(await screen.findByText('NOTA 1')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that nothing refers to it', async () => {
  show(() => Promise.resolve([]));
  expect(await screen.findByText('Nenhum registro usa este cadastro.')).toBeVisible();
});

it('asks again where the answer did not come', async () => {
  const ask = vi.fn(() => Promise.resolve([] as object[])).mockRejectedValueOnce(new TypeError('broken'));
  const { user } = show(ask);
  expect(await screen.findByText('Não foi possível saber quem usa este cadastro.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum registro usa este cadastro.')).toBeVisible();
});

it('is a dialog with the name of the record', async () => {
  const onClose = vi.fn();
  const uses = usesFrom(() => Promise.resolve([]));
  const element = <WhoUsesDialog name="SEDE" id={1} uses={uses} onClose={onClose} />;
  const { user } = openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  expect(await screen.findByRole('dialog', { name: 'Quem usa SEDE?' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
  expect(onClose).toHaveBeenCalledTimes(1);
});

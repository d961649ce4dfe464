import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { ToastHost } from '@/platform/ui/ToastHost';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Page } from './SettlementPage';

startDemo({
  routes: lotsRoutes,
  namespaces: ['lotSettlement', 'lotReports', 'grid', 'forms', 'common', 'ui'],
});

const SAVE = '/ChickenSettlement/Save';
const lot = () => {
  const found = demo.world.poultryLots.find((row) => row.customerId === 1 && row.status === 'FINISHED');
  if (!found) throw new Error('no lot');
  return found;
};
const open = () => {
  openSignedIn({
    routes: [
      {
        path: '/avicultura/acerto',
        element: (
          <>
            <Page />
            <ToastHost />
          </>
        ),
      },
    ],
    at: `/avicultura/acerto?lote=${lot().id}`,
  });
  return userEvent.setup();
};
const fill = async (user: ReturnType<typeof userEvent.setup>, name: RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await user.click(field);
  await user.paste(text);
};

describe('settlement', () => {
  it('holds the sheet against the own figures, in birds and in reais, and keeps it', async () => {
    const user = open();
    const lines = await screen.findByRole('group', { name: 'Linha por linha' });
    const birds = within(lines).getByRole('row', { name: /^Aves entregues/ });
    expect(birds).toHaveTextContent('Sem comparação');
    const own = Number(within(birds).getAllByRole('cell')[0]?.textContent?.replace('.', ''));
    expect(own).toBeGreaterThan(10_000);
    await fill(user, /^Aves entregues/, String(own - 100));
    await fill(user, /^Valor por ave ou kg/, '1,12');
    await fill(user, /^Total pago/, '20000');
    expect(birds).toHaveTextContent('Diferente');
    const money = screen.getByRole('group', { name: 'Em reais' });
    expect(
      within(money).getByRole('row', { name: /^Valor da diferença de aves ou quilos.*112,00/ }),
    ).toBeInTheDocument();
    expect(screen.getByText(/^A conta da folha não fecha/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar acerto' }));
    expect(await screen.findByText('Acerto salvo.')).toBeInTheDocument();
    expect(callsTo(SAVE).at(-1)?.body).toMatchObject({
      lotId: lot().id,
      baseVersion: 0,
      values: { birds: own - 100, rate: 1.12, total: 20_000, basis: 'BIRD' },
    });
    expect(await screen.findByText(/^Salvo em/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Total pago/ })).toHaveValue('20.000,00'),
    );
  });

  it('says that somebody else has kept it, and loses nothing that was typed', async () => {
    const user = open();
    await fill(user, /^Aves perdidas/, '900');
    demo.world.poultryLots.update(lot().id, {
      settlement: { version: 1, savedAt: '2026-11-20T10:00:00Z', savedBy: 'Outro', values: {} },
    });
    await user.click(screen.getByRole('button', { name: 'Salvar acerto' }));
    expect((await screen.findAllByText(/salvo por outra pessoa/))[0]).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Aves perdidas/ })).toHaveValue('900');
  });

  it('refuses a discount without a name', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Adicionar desconto' }));
    await user.click(screen.getByRole('button', { name: 'Salvar acerto' }));
    await waitFor(() => expect(screen.getAllByText(/obrigatório|Preencha|Informe/i)[0]).toBeInTheDocument());
    expect(callsTo(SAVE)).toEqual([]);
  });

  it('can be tried again', async () => {
    backend.breaks('readSettlement');
    open();
    expect(await screen.findByRole('button', { name: /Tentar/ })).toBeInTheDocument();
  });
});

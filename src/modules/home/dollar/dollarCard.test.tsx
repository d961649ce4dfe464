// Needs modules of its own: the clock is replaced while packages load.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openAlone, startHome } from '../home.test.kit';
import { Component as DollarCard } from './DollarCard';

startHome();

const button = (name: string) => screen.getByRole('button', { name });
const whole = () => document.body.textContent ?? '';

it('shows the latest quote, how it moved, and the last seven as a chart', async () => {
  openAlone(<DollarCard />);
  const chart = await screen.findByRole('img', {
    name: /^Gráfico das últimas 7 cotações de compra: de R\$ 5,3434/,
  });
  expect(chart).toBeVisible();
  expect(whole()).toMatch(/CompraR\$5,3601Subiu \+0,0114 \(\+0,21%\)/);
  expect(whole()).toMatch(/VendaR\$ 5,3607AnteriorR\$ 5,3487/);
  expect(whole()).toMatch(/Ontem, \d\d:\d\d · Fechamento|26\/11\/2026, \d\d:\d\d · Fechamento/);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('is folded, and shown as a table with the newest quote first; both are remembered', async () => {
  const { user } = openAlone(<DollarCard />);
  await user.click(await screen.findByRole('button', { name: 'Ver dólar como tabela' }));
  const table = screen.getByRole('table', { name: 'Últimas cotações do dólar comercial' });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toHaveLength(8);
  expect(rows[0]).toBe('Data e horaCompra (R$)Venda (R$)');
  expect(rows[1]).toMatch(/5,36015,3607$/);
  expect(rows[7]).toMatch(/5,3434\d,\d{4}$/);
  expect(screen.queryByRole('img', { name: /^Gráfico/ })).not.toBeInTheDocument();
  const fold = button('Recolher detalhes do dólar');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await user.click(fold);
  expect(button('Mostrar detalhes do dólar')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Ver dólar como/ })).not.toBeInTheDocument();
  await user.click(button('Mostrar detalhes do dólar'));
  await user.click(button('Ver dólar como gráfico'));
  expect(screen.getByRole('img', { name: /^Gráfico/ })).toBeVisible();
});

it('fills the screen with a period to choose, thirty days at first, as chart or as table', async () => {
  const { user } = openAlone(<DollarCard />);
  await user.click(await screen.findByRole('button', { name: 'Abrir gráfico do dólar em tela cheia' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dólar comercial' });
  const inside = within(dialog);
  const periods = within(inside.getByRole('group', { name: 'Período' }));
  const pressed = () =>
    periods
      .getAllByRole('button')
      .filter((each) => each.getAttribute('aria-pressed') === 'true')
      .map(({ textContent }) => textContent);
  expect(periods.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '7 dias',
    '30 dias',
    '90 dias',
    'Tudo',
  ]);
  expect(pressed()).toEqual(['30 dias']);
  await user.click(inside.getByRole('button', { name: /tabela/i }));
  const days = () => inside.getAllByRole('row').length - 1;
  const month = days();
  expect(inside.getAllByRole('row')[1]).toHaveTextContent(/5,3601.*5,3607/);
  await user.click(periods.getByRole('button', { name: '7 dias' }));
  expect(pressed()).toEqual(['7 dias']);
  const week = days();
  expect(week).toBeGreaterThan(3);
  expect(week).toBeLessThan(month);
  // A second press of the chosen period chooses nothing else.
  await user.click(periods.getByRole('button', { name: '7 dias' }));
  expect(pressed()).toEqual(['7 dias']);
  await user.click(inside.getByRole('button', { name: 'Sair da tela cheia' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says which half did not arrive, and asks for both again', async () => {
  backend.breaks('readDollarToday');
  const { user } = openAlone(<DollarCard />);
  expect(await screen.findByText(/A cotação de hoje não chegou\./)).toBeVisible();
  backend.recovers();
  backend.breaks('readDollarPeriod');
  const said = screen.getByText(/A cotação de hoje/);
  await user.click(within(said).getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.queryByText(/A cotação de hoje não chegou\./)).not.toBeInTheDocument());
});

it('shows the quote of the day alone where the period did not arrive', async () => {
  backend.answers('readDollarToday', [
    {
      dataHoraCotacao: '2026-11-27T10:04:00',
      cotacaoCompra: 5.4012,
      cotacaoVenda: 5.4018,
      tipoBoletim: 'Abertura',
    },
  ]);
  backend.breaks('readDollarPeriod');
  openAlone(<DollarCard />);
  expect(await screen.findByText(/As cotações anteriores não chegaram\./)).toBeVisible();
  expect(whole()).toMatch(
    /CompraR\$5,4012VendaR\$ 5,4018Hoje, 10:04 · Abertura|CompraR\$5,4012VendaR\$ 5,401827\/11\/2026, 10:04 · Abertura/,
  );
});

it('says that there are no quotes, and that none arrived', async () => {
  backend.answers('readDollarToday', []);
  backend.answers('readDollarPeriod', []);
  const { user } = openAlone(<DollarCard />);
  expect(await screen.findByText('Sem cotações')).toBeVisible();
  expect(screen.queryByRole('button', { name: /detalhes/ })).not.toBeInTheDocument();
  backend.recovers();
  backend.breaks('readDollarToday');
  backend.breaks('readDollarPeriod');
  await user.click(button('Atualizar Dólar comercial'));
  await waitFor(() => expect(button('Atualizar Dólar comercial')).toBeEnabled());
});

// Needs modules of its own: the clock is replaced while packages load.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { selectIdentity } from '@/domain/identity/selectors';
import { printTable } from '@/platform/export/printTable';
import { openAlone, startHome } from '../home.test.kit';
import { Component as AgendaPage } from './agenda/AgendaPage';
import { Component as CalendarCard } from './CalendarCard';

vi.mock('@/platform/export/printTable', () => ({ printTable: vi.fn() }));

startHome();
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
afterEach(() => happyDOM.setViewport({ width: 1024 }));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the card', () => {
  const open = () => openAlone(<CalendarCard />);

  it('shows seven days from today on, how much is on each, and what the day holds', async () => {
    open();
    const days = await screen.findByRole('group', { name: 'Dias da agenda' });
    expect(
      within(days)
        .getAllByRole('button')
        .map((day) => day.getAttribute('aria-label')),
    ).toEqual([
      'Hoje, sex 27: sexta-feira, 27 de novembro de 2026, 4 compromissos',
      'sáb 28: sábado, 28 de novembro de 2026, 1 compromisso',
      'dom 29: domingo, 29 de novembro de 2026, livre',
      'seg 30: segunda-feira, 30 de novembro de 2026, 1 compromisso',
      'ter 1: terça-feira, 1 de dezembro de 2026, 1 compromisso',
      'qua 2: quarta-feira, 2 de dezembro de 2026, 112 compromissos',
      'qui 3: quinta-feira, 3 de dezembro de 2026, 2 compromissos',
    ]);
    const [friday, saturday, sunday, monday, , wednesday] = within(days).getAllByRole('button');
    expect([friday, saturday].map((day) => day?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect([friday, saturday].map((day) => day?.getAttribute('aria-current'))).toEqual(['date', null]);
    expect([saturday, sunday, monday].map((day) => day?.dataset['weekend'])).toEqual([
      'true',
      'true',
      'false',
    ]);
    expect(friday).toHaveTextContent(/^Hoje, sexHoje274$/);
    expect(saturday).toHaveTextContent(/^sáb281$/);
    expect(sunday).toHaveTextContent(/^dom29Livre$/);
    expect(wednesday).toHaveTextContent(/^qua299\+$/);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Sexta-feira, 27 de novembro');
    expect(screen.getByRole('heading', { level: 3 }).parentElement).toHaveAttribute('aria-live', 'off');
    expect(texts(screen.getByRole('list'))).toEqual([
      'Dia todoTítulo a pagar: COOPERATIVA AGROINDUSTRIAL DO OESTE',
      '07:30Conferir aplicação de fungicida, talhão 7',
      '09:00Pesagem amostral do lote 12, aviário 2',
      '14:00Reunião com o engenheiro agrônomo',
    ]);
    expect(screen.queryByRole('button', { name: /^Mostrar/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver agenda' })).toHaveAttribute('href', '/agenda');
  });

  it('leads to no agenda that the menu does not have', async () => {
    const { store } = open();
    const identity = selectIdentity(store.getState());
    if (!identity?.currentCustomer) throw new Error('no customer');
    const currentCustomer = { ...identity.currentCustomer, permissions: [] };
    act(() => void store.dispatch(identityLoaded({ ...identity, currentCustomer })));
    expect(await screen.findByRole('group', { name: 'Dias da agenda' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ver agenda' })).toBeNull();
  });

  it('a day that is picked is read out; the first of many are shown, the rest on request', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^dom 29/ }));
    expect(screen.getByText('Nenhum compromisso neste dia.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 }).parentElement).toHaveAttribute('aria-live', 'polite');
    await user.click(button(/^qua 2:/));
    expect(button(/^qua 2:/)).toHaveAttribute('aria-pressed', 'true');
    expect(texts(screen.getByRole('list'))).toHaveLength(4);
    await user.click(button(/ 108$/));
    expect(texts(screen.getByRole('list'))).toHaveLength(112);
  });

  it('has a second page of seven days, and none before or after', async () => {
    const { user } = open();
    const next = await screen.findByRole('button', { name: 'Próximos sete dias' });
    const previous = button('Sete dias anteriores');
    expect([previous, next].map((each) => each.getAttribute('aria-disabled'))).toEqual(['true', null]);
    await user.click(button(/^sáb 28:/));
    await user.click(next);
    // What was picked on the other page is not on this one.
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Sexta-feira, 4 de dezembro');
    expect(button(/^sex 4:/)).toHaveAttribute('aria-pressed', 'true');
    expect(button(/^qui 10:/)).toBeVisible();
    expect([previous, next].map((each) => each.getAttribute('aria-disabled'))).toEqual([null, 'true']);
    await user.click(previous);
    expect(button(/^sáb 28:/)).toHaveAttribute('aria-pressed', 'true');
    expect(button(/^Hoje, sex 27:/)).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the schedule', () => {
  const open = (at: string) => openAlone(<AgendaPage />, 'produtor', at);
  const head = () => screen.getByRole('heading', { level: 2 });
  const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name });

  it('begins with this month and today, whose items stand beside it', async () => {
    open('/agenda');
    const panel = await screen.findByRole('region', { name: 'Sexta-feira, 27 de novembro' });
    expect(head()).toHaveTextContent('Novembro de 2026');
    await waitFor(() => expect(within(panel).getByText('4 compromissos')).toBeVisible());
    expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
    expect(button('Mês')).toHaveAttribute('aria-pressed', 'true');
    const grid = screen.getByRole('grid', { name: 'Novembro de 2026' });
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']);
    expect(within(grid).getAllByRole('row')).toHaveLength(6);
    expect(cell(/^sexta-feira, 27 de novembro de 2026, 4 compromissos$/)).toHaveAttribute(
      'aria-current',
      'date',
    );
    expect(button('Imprimir')).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Nenhum compromisso neste mês')).not.toBeInTheDocument();
  });

  it('turns pages by month, week and list, each with its own steps, and comes back to today', async () => {
    const { user, router } = open('/agenda');
    await screen.findByRole('grid');
    await user.click(button('Próximo mês'));
    expect(head()).toHaveTextContent('Dezembro de 2026');
    await user.click(button('Mês anterior'));
    await user.click(button('Mês anterior'));
    expect(head()).toHaveTextContent('Outubro de 2026');
    await user.click(button('Hoje'));
    expect(head()).toHaveTextContent('Novembro de 2026');
    expect(router.state.location.search).toBe('');
    await user.click(button('Semana'));
    expect(router.state.location.search).toBe('?visao=semana');
    await user.click(button('Próxima semana'));
    expect(router.state.location.search).toContain('dia=2026-12-04');
    await user.click(button('Semana anterior'));
    expect(router.state.location.search).toBe('?visao=semana');
  });

  it('a week shows the first ten items of a day; the others stand in its list', async () => {
    const { user } = open('/agenda?visao=semana&dia=2026-12-02');
    const wednesday = await screen.findByRole('gridcell', {
      name: /2 de dezembro de 2026, 112 compromissos$/,
    });
    expect(within(wednesday).getAllByText(/^Parcela \d+ do barracão 4$/)).toHaveLength(10);
    expect(wednesday).toHaveTextContent(/mais 99\+$/);
    expect(wednesday).toHaveAttribute('aria-selected', 'true');
    expect(wednesday).toHaveAttribute('tabindex', '0');
    const panel = screen.getByRole('region', { name: 'Quarta-feira, 2 de dezembro' });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(112);
    const thursday = cell(/^quinta-feira, 3 de dezembro de 2026, 2 compromissos$/);
    expect(thursday).toHaveAttribute('tabindex', '-1');
    expect(thursday).toHaveTextContent(/^qui308:00 Coleta de amostras de solo, talhões 3 e 417:00 Leitura/);
    await user.click(thursday);
    expect(thursday).toHaveAttribute('aria-selected', 'true');
    // Ten and fewer are read in the week itself.
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(cell(/29 de novembro de 2026, livre$/)).toHaveTextContent(/^dom29Livre$/);
  });

  it('a list begins with today; the days before are folded, unless one of them is looked for', async () => {
    const { user, router } = open('/agenda?visao=lista');
    const earlier = await screen.findByRole('button', { name: /anteriores/ });
    const days = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days()).toEqual([
      'Hoje, sexta-feira, 27 de novembro4 compromissos',
      'Sábado, 28 de novembro1 compromisso',
      'Segunda-feira, 30 de novembro1 compromisso',
    ]);
    const folded = Number(/\d+/.exec(earlier.textContent ?? '')?.[0]);
    await user.click(earlier);
    expect(days()).toHaveLength(3 + folded);
    expect(days()[0]).toBe('Domingo, 1 de novembro1 compromisso');
    expect(screen.queryByRole('button', { name: /anteriores/ })).not.toBeInTheDocument();
    await router.navigate('/agenda?visao=lista&dia=2026-12-02');
    const wednesday = (await screen.findByRole('heading', { name: /^Quarta-feira, 2 de dezembro/ }))
      .parentElement;
    if (!wednesday) throw new Error('the day has no list');
    expect(within(wednesday).getAllByRole('listitem')).toHaveLength(12);
    await user.click(within(wednesday).getByRole('button', { name: / 100$/ }));
    expect(within(wednesday).getAllByRole('listitem')).toHaveLength(112);
  });

  it('says that a period is empty, and leads back to today', async () => {
    backend.answers('listCalendar', []);
    const { user, router } = open('/agenda?dia=2027-03-10');
    expect(await screen.findByText('Nenhum compromisso neste mês')).toBeVisible();
    expect(button('Imprimir')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Lista'));
    await user.click(await screen.findByRole('button', { name: 'Voltar para hoje' }));
    expect(router.state.location.search).toBe('?visao=lista');
    // Today there is nothing to go back to.
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Voltar para hoje' })).not.toBeInTheDocument(),
    );
  });

  it('says that the calendar did not load, and loads it on request', async () => {
    backend.breaks('listCalendar');
    const { user } = open('/agenda');
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    backend.recovers();
    await user.click(again);
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('is a list on a telephone, and for a day that is none begins with today', async () => {
    happyDOM.setViewport({ width: 500 });
    const { router } = open('/agenda?dia=nada');
    expect(await screen.findByText(/^Hoje, sexta-feira, 27 de novembro/)).toBeVisible();
    expect(button('Lista')).toHaveAttribute('aria-pressed', 'true');
    expect(head()).toHaveTextContent('Novembro de 2026');
    expect(screen.getAllByText(/^Atualizado/)).toHaveLength(1);
    expect(router.state.location.search).toBe('?dia=nada');
  });

  it('leaves a trail of periods, none of days', async () => {
    const { user, router } = open('/agenda');
    await screen.findByRole('grid');
    await user.click(button('Próximo mês'));
    expect(router.state.historyAction).toBe('PUSH');
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowRight' });
    await waitFor(() => expect(router.state.location.search).toBe('?dia=2026-12-28'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  describe('on paper', () => {
    beforeEach(() => vi.mocked(printTable).mockClear());
    const entry = (id: number, date: string, title: string, dateWithTime: string | null = null) => ({
      id,
      title,
      date,
      dateWithTime,
    });

    it('has the items of its period, their days and hours, and whose they are', async () => {
      backend.answers('listCalendar', [
        entry(1, '2026-11-03T00:00:00', ''),
        entry(2, '2026-11-04T00:00:00', 'Reunião', '2026-11-04T14:00:00'),
        entry(3, '2026-12-01T00:00:00', 'Depois'),
      ]);
      const { user } = open('/agenda');
      await waitFor(() => expect(button('Imprimir')).not.toHaveAttribute('aria-disabled', 'true'));
      await user.click(button('Imprimir'));
      const [[table, note] = []] = vi.mocked(printTable).mock.calls;
      expect(table?.rows).toEqual([
        ['2026-11-03', 'Dia todo', expect.stringMatching(/\w/)],
        ['2026-11-04', '14:00', 'Reunião'],
      ]);
      expect(note).toBe('Novembro de 2026 · AGROPECUARIA SANTA HELENA LTDA');
    });

    it('waits until there is something', async () => {
      backend.waits('listCalendar', 60_000);
      const { user } = open('/agenda');
      await user.click(button('Imprimir'));
      expect(printTable).not.toHaveBeenCalled();
      expect(button('Imprimir')).toHaveAttribute('aria-disabled', 'true');
      expect(button('Atualizar a agenda')).toHaveAttribute('aria-disabled', 'true');
    });
  });
});

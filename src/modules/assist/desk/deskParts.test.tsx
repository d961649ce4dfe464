import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { formatTimeOfDay } from '@/platform/format/instant';
import { rowOf as rowOfDesk } from '../assistDocument.test.kit';
import type { DeskRow } from '../rules/deskRows';
import { Minute } from './clock';
import { AssistantCell } from './AssistantCell';
import { DeskAside } from './DeskAside';
import { DeskCard } from './DeskCard';
import { DeskHead } from './DeskHead';
import { PeriodPicker } from './PeriodPicker';
import { SummaryStrip } from './SummaryStrip';
import { WorkloadDialog } from './WorkloadDialog';

startDemo({ namespaces: ['assist', 'forms', 'common', 'ui'] });

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
afterEach(() => happyDOM.setViewport({ width: 1024 }));
const onPhone = () => happyDOM.setViewport({ width: 390 });

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const rowOf = (over: Partial<DeskRow> = {}) => rowOfDesk({ statusName: 'INICIADO', ...over });
const show = (element: ReactNode) =>
  openSignedIn({
    account: 'suporte',
    routes: [{ path: '/x', element: <Minute value={Date.now()}>{element}</Minute> }],
    at: '/x',
  });

describe('the load of each assistant', () => {
  const rows = [
    rowOf({
      id: 1,
      group: 'initiates',
      assistantUserId: 901,
      assistantUserName: 'ANA',
      createdAt: hoursAgo(30),
    }),
    rowOf({ id: 2, group: 'initiates', assistantUserId: 901, assistantUserName: 'ANA' }),
    rowOf({
      id: 3,
      group: 'returns',
      assistantUserId: 902,
      assistantUserName: 'BIA',
      statusName: 'RETORNADO',
    }),
  ];

  it('is a table of figures; a name narrows the desk', async () => {
    const onPick = vi.fn();
    const onClose = vi.fn();
    const { user } = show(<WorkloadDialog rows={rows} onPick={onPick} onClose={onClose} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Carga por assistente' }));
    expect(dialog.getByText(/^Quem está com o quê agora/)).toBeVisible();
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Assistente',
      'Em atendimento',
      'Retornados',
      'Fora do prazo',
      'Concluídos hoje',
    ]);
    const ana = within(dialog.getByRole('row', { name: /ANA/ })).getAllByRole('cell');
    expect(ana.map(({ textContent }) => textContent)).toEqual(['2', '0', '1', '0']);
    expect(ana.map(({ dataset }) => dataset['late'])).toEqual(['false', 'false', 'true', 'false']);
    const bia = within(dialog.getByRole('row', { name: /BIA/ })).getAllByRole('cell');
    expect(bia.map(({ dataset }) => dataset['late'])).toEqual(['false', 'false', 'false', 'false']);
    await user.click(dialog.getByRole('button', { name: 'Ver documentos de BIA' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(902);
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is a list on a telephone', async () => {
    onPhone();
    show(<WorkloadDialog rows={rows} onPick={vi.fn()} onClose={vi.fn()} />);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('table')).toBeNull();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'ANAEm atendimento: 2 · Retornados: 0 · Fora do prazo: 1 · Concluídos hoje: 0',
    );
  });

  it.each([390, 1024])('is said to be none on %i pixels', async (width) => {
    happyDOM.setViewport({ width });
    show(<WorkloadDialog rows={[]} onPick={vi.fn()} onClose={vi.fn()} />);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Ninguém tem documento no período.')).toBeVisible();
    expect(dialog.queryByRole('table')).toBeNull();
    expect(dialog.queryByRole('list')).toBeNull();
  });
});

describe('a document on a telephone', () => {
  it('says whose it is, how long it waits, where it came from and who has it', async () => {
    const onOpen = vi.fn();
    const row = rowOf({ statusName: 'ENVIADO', createdAt: hoursAgo(30) });
    const { user } = show(<DeskCard row={row} onOpen={onOpen} />);
    await user.click(await screen.findByRole('button', { name: 'SITIO' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(row);
    expect(screen.getByText('nº 12 · Web · Ninguém · sem anexo')).toBeVisible();
    const wait = document.querySelector('[data-level]');
    expect(wait).toHaveAttribute('data-level', 'late');
    expect(wait).toHaveTextContent(/1 d 6 h \(.+\)/);
    expect(wait?.getAttribute('title')).not.toBe('');
    expect(wait?.querySelector('svg')).not.toBeNull();
  });

  it.each([
    [1, 'ENVIADO', 'inTime'],
    [8, 'ENVIADO', 'soon'],
  ] as const)('waits %i h: %s is %s', async (hours, statusName, level) => {
    show(<DeskCard row={rowOf({ statusName, createdAt: hoursAgo(hours) })} onOpen={vi.fn()} />);
    await screen.findByRole('button', { name: 'SITIO' });
    const wait = document.querySelector('[data-level]');
    expect(wait).toHaveAttribute('data-level', level);
    expect(wait?.querySelector('svg') !== null).toBe(level !== 'inTime');
  });
});

describe('the period of the desk', () => {
  const from = addDays(today(), -3);
  const open = (period = { from, to: today() }) => {
    const onChange = vi.fn();
    return { ...show(<PeriodPicker period={period} onChange={onChange} />), onChange };
  };
  const button = () => screen.findByRole('button', { name: /^Período: / });

  it('is named by its days, and goes back to the usual one', async () => {
    const { user, onChange } = open();
    expect(await button()).toHaveTextContent(`${formatDate(from)} – ${formatDate(today())}`);
    expect(await button()).toHaveAttribute('aria-expanded', 'false');
    await user.click(await button());
    expect(await screen.findByRole('dialog', { name: 'Período' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Últimos 14 dias' }));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ to: today() });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is taken as it is, and refused without a day', async () => {
    const { user, onChange } = open();
    await user.click(await button());
    await user.clear(await screen.findByRole('textbox', { name: /^Data inicial/ }));
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('Informe as duas datas.')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: /^Data inicial/ }), formatDate(from));
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ from, to: today() }));
  });

  it('leaves the year out on a telephone while it is this one', async () => {
    onPhone();
    open();
    const year = today().slice(0, 4);
    expect((await button()).textContent).not.toContain(year);
    expect(await button()).toHaveAccessibleName(new RegExp(year));
  });

  it('names the year on a telephone where it is another', async () => {
    onPhone();
    open({ from: '2020-01-05', to: '2020-02-06' });
    expect(await button()).toHaveTextContent('05/01/2020 – 06/02/2020');
  });
});

describe('who has a document', () => {
  const cell = (over: Partial<DeskRow>, lost?: string) => {
    const t = (key: string, values?: { name: string }) => `${key} ${values?.name ?? ''}`;
    return (
      <p>
        <AssistantCell
          row={rowOf(over)}
          who="quem"
          userId={7}
          lost={lost === undefined ? undefined : { tab: 'novos-documentos', name: lost }}
          t={t as never}
        />
      </p>
    );
  };
  it.each([
    ['none', null, 'none'],
    ['the reader', 7, 'you'],
  ] as const)('is %s, seen at a glance', async (_, assistantUserId, look) => {
    show(cell({ assistantUserId }));
    expect(await screen.findByText('quem')).toHaveAttribute('data-assistant', look);
  });

  it('is another, without emphasis', async () => {
    show(cell({ assistantUserId: 8 }));
    expect(await screen.findByText('quem')).not.toHaveAttribute('data-assistant');
  });

  it('is who was faster', async () => {
    show(cell({ assistantUserId: 7 }, 'BIA'));
    expect((await screen.findByText('desk.lost.cell BIA')).parentElement).toHaveAttribute(
      'title',
      'desk.lost.tip BIA',
    );
    expect(screen.queryByText('quem')).toBeNull();
  });
});

describe('when the desk was brought up to date', () => {
  const at = Date.parse('2026-03-04T10:20:00Z');
  const time = new RegExp(formatTimeOfDay(new Date(at).toISOString()));
  const refresh = () => screen.findByRole('button', { name: /^Atualizar/ });

  it('is said by the clock, beside the button that does it now', async () => {
    const onRefresh = vi.fn();
    const { user } = show(<DeskAside loadedAt={at} onRefresh={onRefresh} />);
    await user.click(await refresh());
    expect(onRefresh).toHaveBeenCalledTimes(1);
    expect(screen.getByText(time)).toBeVisible();
  });

  it('has no time before the first answer', async () => {
    show(<DeskAside loadedAt={null} onRefresh={vi.fn()} />);
    await refresh();
    expect(screen.queryByText(/\d|Atualizad/)).toBeNull();
  });

  it('leaves the time out on a telephone', async () => {
    onPhone();
    show(<DeskAside loadedAt={at} onRefresh={vi.fn()} />);
    await refresh();
    expect(screen.queryByText(time)).toBeNull();
  });
});

describe('the head of the desk', () => {
  const head = (over: Partial<Parameters<typeof DeskHead>[0]>) => (
    <DeskHead
      hasNext
      failed={false}
      busy={false}
      onNext={vi.fn()}
      loadedAt={Date.parse('2026-03-04T10:20:00Z')}
      isMine={false}
      onMine={vi.fn()}
      onRefresh={vi.fn()}
      {...over}
    />
  );
  const next = () => screen.findByRole('button', { name: /^Próximo documento/ });

  it.each([
    [{}, ''],
    [{ hasNext: false }, 'Não há documento para atender nesta aba'],
    [{ hasNext: false, loadedAt: null }, ''],
    [{ hasNext: false, failed: true }, 'A lista não pôde ser carregada.'],
  ] as const)('with %o says why none comes next: %s', async (over, reason) => {
    show(head(over));
    await next();
    await waitFor(async () => expect(await next()).toHaveAccessibleDescription(reason));
    expect((await next()).getAttribute('aria-disabled')).toBe(reason === '' ? null : 'true');
    expect(screen.getByText(/^Documentos enviados pelos clientes/)).toBeVisible();
  });

  it('has the time for its line on a telephone', async () => {
    onPhone();
    show(head({}));
    await next();
    expect(screen.getByText(/^Atualizado às/)).toBeVisible();
    expect(screen.queryByText(/^Documentos enviados/)).toBeNull();
  });
});

describe('the desk in four figures', () => {
  const closed = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const done = (id: number, days: number) =>
    rowOf({ id, group: 'closes', statusName: 'PREENCHIDO', closedAt: closed(days) });
  const tiles = async (rows: readonly DeskRow[], known = true) => {
    show(<SummaryStrip rows={rows} known={known} onTab={vi.fn()} />);
    const strip = await screen.findByRole('list', { name: 'Resumo do período' });
    return within(strip)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  };
  const returned = (id: number, hours: number) =>
    rowOf({ id, group: 'returns', statusName: 'RETORNADO', createdAt: hoursAgo(hours) });

  it('names what is late, what has waited long, and more than yesterday', async () => {
    const rows = [
      rowOf({ id: 1, createdAt: hoursAgo(30) }),
      rowOf({ id: 2, group: 'initiates', statusName: 'INICIADO', assistantUserId: 0 }),
      returned(3, 8),
      done(4, 0),
    ];
    expect(await tiles(rows)).toEqual([
      '1Aguardando1 fora do prazo',
      '1Em atendimentoNenhum com você',
      '1Retornados1 com mais de 6 h',
      '1Concluídos hojeMais que ontem:0 ontem',
    ]);
    expect(document.querySelectorAll('[data-late="true"]')).toHaveLength(1);
  });

  it('says that all is in time, and fewer than yesterday', async () => {
    expect(await tiles([rowOf({ id: 1 }), returned(2, 1), done(3, 1)])).toEqual([
      '1AguardandoTodos no prazo',
      '0Em atendimentoNenhum com você',
      '1RetornadosNenhum com mais de 6 h',
      '0Concluídos hojeMenos que ontem:1 ontem',
    ]);
    expect(document.querySelectorAll('[data-late="true"]')).toHaveLength(0);
    expect(document.querySelector('[data-testid="ArrowUpwardOutlinedIcon"]')).toBeNull();
  });

  it('compares nothing with a day that was the same', async () => {
    expect((await tiles([done(3, 0), done(4, 1)])).at(-1)).toBe('1Concluídos hoje1 ontem');
  });

  it('has no figure of rows that did not come', async () => {
    const rows = [rowOf({ id: 1, createdAt: hoursAgo(30) })];
    expect((await tiles(rows, false))[0]).toBe('–AguardandoSem informação');
    expect(document.querySelectorAll('[data-late="true"]')).toHaveLength(0);
  });
});

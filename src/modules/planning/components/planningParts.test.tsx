import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { PageHead } from '@/platform/ui/PageHead';
import { Component as ProgressPage } from '../pages/ProgressPage';
import { planningRoutes } from '../planningRoutes';
import * as service from '../planningService';
import type { PlanRow, Progress, SummaryRow, VersionHead } from '../planningTypes';
import { markRecalculation } from '../recalculationMark';
import * as versionsService from '../versionsService';
import { CopyDialog } from './CopyDialog';
import { SendToForecast } from './SendToForecast';
import { StaleNote } from './StaleNote';
import { useOverviewActions } from './useOverviewActions';
import { useRecalculation } from './useRecalculation';
import { VersionsDialog } from './VersionsDialog';

vi.mock('@/domain/identity/useHoldsMenuKey');
vi.mock('./useRecalculation');
vi.mock('../recalculationMark');

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'ui'],
});
const may = (...keys: string[]) => vi.mocked(useHoldsMenuKey).mockReturnValue((key) => keys.includes(key));
beforeEach(() => {
  vi.restoreAllMocks();
  may();
  vi.mocked(markRecalculation).mockReset();
});

const show = (element: ReactNode, at = '/planejamento') =>
  openSignedIn({ routes: [{ path: '*', element }], at });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the ways on from a year', () => {
  function Head() {
    const { actions, primary } = useOverviewActions(2026);
    return <PageHead title="Ano" actions={actions} primary={primary} />;
  }
  it.each([
    ['PLANNING_INCOME_EXPENSE', 'Receitas e despesas', '/planejamento/receitas-e-despesas?safra=2026'],
    ['PLANNING_PROGRESS', 'Andamento', '/planejamento/andamento?safra=2026'],
    ['PLANNING_PRODUCTION', 'Planejar produção', '/planejamento-de-producao'],
  ])('with %s are: %s', async (key, name, to) => {
    may(key);
    const { user, router } = show(<Head />);
    await screen.findByRole('heading', { name: 'Ano' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([name]);
    await user.click(await button(name));
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe(to);
  });

  it('are none without rights', async () => {
    show(<Head />);
    await screen.findByRole('heading', { name: 'Ano' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the way to the cash forecast', () => {
  const sent = (name: string, years: number[]) => ({ id: 3, name, years });
  const open = (approved: number | null, answer: object[]) => {
    may('NEW_CASH_FORECAST');
    const send = vi.spyOn(service, 'sendToForecast').mockResolvedValue(answer as never);
    return { ...show(<SendToForecast planId={8} newest={4} approved={approved} />), send };
  };

  it('is closed where no forecast may be made', async () => {
    show(
      <>
        <p>plano</p>
        <SendToForecast planId={8} newest={4} approved={null} />
      </>,
    );
    await screen.findByText('plano');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('sends the newest version, and names the years once', async () => {
    const { user, send } = open(null, [sent('SOJA', [2026, 2027]), sent('SOJA 2', [2027])]);
    await user.click(await button(/Enviar à previsão/));
    expect(await screen.findByText('SOJA está na previsão de caixa de 2026/2027.')).toBeInTheDocument();
    expect(send).toHaveBeenCalledExactlyOnceWith(8, 4);
    expect(screen.getAllByRole('button', { name: 'Abrir previsão' })).not.toHaveLength(0);
  });

  it('sends the approved version, and says so', async () => {
    const { user, send } = open(2, [sent('MILHO', [2026])]);
    await user.click(await button(/Enviar à previsão/));
    const said = 'MILHO está na previsão de caixa de 2026. Foi a versão 2, a aprovada.';
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(send).toHaveBeenCalledExactlyOnceWith(8, 2);
  });
});

describe('figures of before', () => {
  const rows = [{ harvestYear: 2026, outdated: true }] as unknown as SummaryRow[];
  const open = (status: string | null) => {
    const progress = status === null ? null : ({ status, harvestYear: 2026 } as Progress);
    vi.mocked(useRecalculation).mockReturnValue({ progress } as ReturnType<typeof useRecalculation>);
    return show(
      <>
        <p>ano</p>
        <StaleNote harvestYear={2026} rows={rows} />
      </>,
    );
  };
  const link = () => screen.queryByRole('link')?.textContent ?? null;

  it.each([
    ['RUNNING', /estão sendo recalculados/, 'Ver andamento', true],
    ['FAILED', /não terminou/, 'Recalcular rateios', false],
    [null, /não foram recalculados/, 'Recalcular rateios', false],
  ])('are marked while the recalculation is %s', async (status, words, way, marks) => {
    may('PLANNING_PROGRESS');
    open(status);
    expect(await screen.findByText(words)).toBeVisible();
    expect(link()).toBe(way);
    expect(vi.mocked(markRecalculation).mock.calls).toEqual(marks ? [[true]] : []);
  });

  it('lead nowhere without the right to recalculate', async () => {
    open('FAILED');
    expect(await screen.findByText(/não terminou/)).toBeVisible();
    expect(link()).toBeNull();
  });
});

describe('the page of the recalculation', () => {
  const RUNNING = {
    id: 7,
    status: 'RUNNING',
    percent: 50,
    step: 'SUM',
    centerName: '',
    harvestYear: 2026,
    userName: 'MARIA',
    startedAt: new Date(Date.now() - 30_000).toISOString(),
    alreadyRunning: false,
  } as unknown as Progress;
  const open = (over: Partial<ReturnType<typeof useRecalculation>>) => {
    const watched: ReturnType<typeof useRecalculation> = {
      progress: null,
      lost: false,
      refused: false,
      again: vi.fn(),
      starting: false,
      notStarted: null,
      start: vi.fn(),
      ...over,
    };
    vi.mocked(useRecalculation).mockReturnValue(watched);
    return { ...show(<ProgressPage />, '/planejamento/andamento?safra=2026'), watched };
  };
  const marks = () => vi.mocked(markRecalculation).mock.calls;

  it('says how far it is and how long it takes', async () => {
    open({ progress: RUNNING });
    expect(await screen.findByText('50%')).toBeVisible();
    expect(screen.getByText('Recalculando a safra 2026/27')).toBeVisible();
    expect(screen.getByText(/^Faltam cerca de 3\d segundos$/)).toBeVisible();
    expect(screen.getByText(/^Iniciado por MARIA em .+ Continua mesmo/)).toBeVisible();
    expect(screen.queryByText(/Já há um recálculo/)).toBeNull();
    expect(screen.queryByText('Nenhum recálculo em andamento')).toBeNull();
    expect(marks()).toEqual([[true]]);
  });

  it('names who began it before, and leaves out what is not known yet', async () => {
    open({ progress: { ...RUNNING, alreadyRunning: true, percent: 1, harvestYear: null } });
    expect(await screen.findByText(/^Já há um recálculo em andamento, iniciado por MARIA/)).toBeVisible();
    expect(screen.queryByText(/cerca de/)).toBeNull();
    expect(screen.getByText(/^Recalculando a safra ?$/)).toBeVisible();
  });

  it('says how it ended, and no longer who began it', async () => {
    open({ progress: { ...RUNNING, status: 'DONE', alreadyRunning: true } as unknown as Progress });
    expect(await screen.findByText(/Os números da safra 2026\/27 contam com/)).toBeVisible();
    expect(screen.queryByText(/Já há um recálculo/)).toBeNull();
    expect(marks()).toEqual([[false]]);
  });

  it('waits in silence for the first answer', async () => {
    open({ progress: undefined });
    await button(/Recalcular rateios/);
    expect(screen.queryByText(/Nenhum recálculo|Recálculo concluído/)).toBeNull();
    expect(marks()).toEqual([]);
  });

  it.each([
    [false, /seguimos tentando/],
    [true, /^Um recálculo já iniciado continua no servidor\.$/],
  ])('says that its progress is not known; refused: %s', async (refused, words) => {
    const { user, watched } = open({ lost: true, refused });
    expect(await screen.findByText('Erro ao verificar o andamento')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    await user.click(await button('Tentar de novo'));
    expect(watched.again).toHaveBeenCalledTimes(1);
  });

  it('starts the year that is chosen', async () => {
    const { user, watched } = open({ notStarted: { kind: 'server', status: 500, messages: [] } as never });
    expect(await screen.findByText('Falha ao iniciar o recálculo')).toBeVisible();
    expect(screen.getByText('Nada mudou. Tente de novo em instantes.')).toBeVisible();
    await user.click(await button(/Recalcular rateios/));
    expect(watched.start).toHaveBeenCalledExactlyOnceWith(2026);
  });
});

describe('the versions of a planning', () => {
  const head = (number: number, approvedAt = ''): VersionHead => ({
    number,
    userName: 'ANA',
    savedAt: '2026-03-04T10:00:00Z',
    approvedBy: approvedAt && 'MARIA',
    approvedAt,
  });
  const open = (heads: VersionHead[]) => {
    vi.spyOn(versionsService, 'planVersions').mockResolvedValue(heads);
    const pair = vi.spyOn(versionsService, 'planVersion').mockReturnValue(new Promise(() => undefined));
    const approve = vi.spyOn(versionsService, 'approveVersion').mockResolvedValue({});
    const on = { onClose: vi.fn(), onApproved: vi.fn() };
    return {
      ...show(<VersionsDialog planId={8} title="SOJA" basis={{} as never} {...on} />),
      ...on,
      approve,
      pair,
    };
  };
  const select = (name: RegExp) => screen.findByRole('combobox', { name });

  it('cannot be compared while there is one', async () => {
    open([head(1)]);
    expect(await screen.findByText(/^Ainda não há outra versão/)).toBeVisible();
    expect(await select(/^Para a versão/)).toHaveTextContent(/^Versão 1 · .+ · ANA$/);
    expect(await button('Aprovar a versão 1')).toBeVisible();
  });

  it('are the newest and the one before; another pair is chosen', async () => {
    const { user, pair } = open([head(3), head(2, '2026-03-05T10:00:00Z'), head(1)]);
    expect(await select(/^Da versão/)).toHaveTextContent(/^Versão 2 · .+ · ANA · aprovada$/);
    expect(screen.queryByText(/aprovada por MARIA/)).toBeNull();
    expect(screen.queryByText(/^Ainda não há outra/)).toBeNull();
    await user.click(await select(/^Para a versão/));
    await user.click(await screen.findByRole('option', { name: /^Versão 2/ }));
    expect(await screen.findByText(/^Versão 2 aprovada por MARIA em/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Aprovar a versão/ })).toBeNull();
    expect(await select(/^Da versão/)).toHaveTextContent(/^Versão 1/);
    await user.click(await select(/^Da versão/));
    await user.click(await screen.findByRole('option', { name: /^Versão 3/ }));
    await waitFor(() => expect(pair.mock.calls.map(([, number]) => number)).toEqual([2, 3, 1, 2, 3, 2]));
  });

  it('are approved after a question', async () => {
    const { user, approve, onApproved } = open([head(2), head(1)]);
    await user.click(await button('Aprovar a versão 2'));
    const question = () => screen.findByRole('alertdialog', { name: 'Aprovar a versão 2?' });
    await user.click(within(await question()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(approve).not.toHaveBeenCalled();
    await user.click(await button('Aprovar a versão 2'));
    await user.click(within(await question()).getByRole('button', { name: 'Aprovar' }));
    await waitFor(() => expect(onApproved).toHaveBeenCalledTimes(1));
    expect(approve).toHaveBeenCalledExactlyOnceWith(8, 2);
  });
});

describe('the copy of a planning', () => {
  const row = (more: Partial<PlanRow> = {}): PlanRow => ({
    id: 1,
    activity: 'CROP',
    harvestYear: 2026,
    title: 'SOJA 2026/27',
    income: 1,
    expense: 1,
    outdated: false,
    userName: 'ANA',
    updatedAt: '2026-03-04T10:00:00Z',
    ...more,
  });
  const open = () => show(<CopyDialog row={row()} onClose={vi.fn()} onSaved={vi.fn()} />);
  const year = () => screen.findByRole('textbox', { name: /^Para o ano/ });
  const title = () => screen.findByRole('textbox', { name: /^Título/ });

  it('begins with the next year; its title follows while it names the year', async () => {
    const { user } = open();
    expect(await year()).toHaveValue('2027');
    expect(await title()).toHaveValue('SOJA 2027/28');
    const retype = async (text: string) => {
      await user.clear(await year());
      await user.type(await year(), text);
      await user.tab();
    };
    await retype('2030');
    expect(await title()).toHaveValue('SOJA 2030/31');
    await retype('2100');
    expect(await title()).toHaveValue('SOJA 2100/01');
    await retype('2101');
    expect(await title()).toHaveValue('SOJA 2100/01');
    await retype('2000');
    expect(await title()).toHaveValue('SOJA 2000/01');
    await user.type(await title(), 'B');
    await retype('2031');
    expect(await title()).toHaveValue('SOJA 2000/01B');
  });

  it.each(['-101', '1001'])('refuses prices changed by %s %%', async (percent) => {
    const { user } = open();
    const prices = await screen.findByRole('textbox', { name: /^Preços/ });
    await user.clear(prices);
    await user.type(prices, percent);
    await user.click(await button('Copiar'));
    await waitFor(() => expect(prices).toHaveAttribute('aria-invalid', 'true'));
  });
});

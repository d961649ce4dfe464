import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppError } from '@/platform/http/appError';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { configureScope } from '@/platform/store/scope';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { createQuery } from '@/platform/store/createQuery';
import { configureKeptData, type Kept } from '@/platform/store/keptAnswers';
import { useWidget } from './useWidget';
import { WidgetCard } from './WidgetCard';

let scope = '1/7';
let kept: Map<string, Kept<unknown>>;
let answers: (() => Promise<string[]>)[];
const signals: AbortSignal[] = [];

/** A call that fails as `platform/http` does: with plain data, no Error. */
const failing = (error: AppError) => vi.fn<() => Promise<string[]>>().mockRejectedValue(error);

const prices = createQuery<string[], { day: number }>('home', 'prices', (_, signal) => {
  signals.push(signal);
  return (answers.shift() ?? (() => Promise.reject(new Error('not expected'))))();
});

function Prices({ day }: { readonly day: number | null }) {
  const answer = useWidget(prices, day === null ? null : { day });
  return (
    <WidgetCard title="Preços" answer={answer} skeleton={<i />}>
      {(data) => <p>{data.map((price) => price.toUpperCase()).join(' ')}</p>}
    </WidgetCard>
  );
}

beforeEach(async () => {
  await startI18n('pt-BR', ['ui']);
  scope = '1/7';
  kept = new Map();
  answers = [];
  signals.length = 0;
  configureScope(() => scope);
  configureKeptData({
    get: (key) => Promise.resolve(kept.get(key)),
    set: (key, value) => {
      kept.set(key, value);
      return Promise.resolve();
    },
  });
});
afterEach(() => configureKeptData());

function show(day: number | null = 1) {
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  const page = (shown: number | null) => (
    <Provider store={store}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <Prices day={shown} />
      </AppThemeProvider>
    </Provider>
  );
  const view = render(page(day));
  return { change: (next: number | null) => view.rerender(page(next)), store, ...view };
}

const answer =
  (...data: string[]) =>
  () =>
    Promise.resolve(data);
const refresh = () => screen.getByRole('button', { name: 'Atualizar Preços' });

it('shows what came, with its time, and keeps it', async () => {
  answers = [answer('soja')];
  show();
  expect(await screen.findByText('SOJA')).toBeVisible();
  // The time of fresh data stands on the button; beside the title stands the time of what is old.
  expect(refresh()).toHaveAttribute('aria-description', expect.stringMatching(/^Atualizado às \d\d:\d\d$/));
  expect(screen.queryByText(/^Atualizado/)).toBeNull();
  expect([...kept.keys()]).toEqual(['kept|1/7|home/prices|{"day":1}']);
});

it('offers to try again after a failure with nothing to show', async () => {
  answers = [failing({ kind: 'server', status: 500, messages: [] }), answer('milho')];
  show();
  expect(await screen.findByText('Código 500')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('MILHO')).toBeVisible();
});

it('offers to try again when no answer comes within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  answers = [
    () =>
      new Promise((_, reject) => {
        signals.at(-1)?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    answer('feijão'),
  ];
  show();
  await waitFor(() => expect(signals).toHaveLength(1));
  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void vi.advanceTimersByTime(2000));
  expect(await screen.findByRole('alert')).toBeVisible();
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('FEIJÃO')).toBeVisible();
});

it('shows a change that the server has taken', async () => {
  answers = [answer('soja')];
  const { store } = show();
  await screen.findByText('SOJA');
  act(() => {
    store.dispatch(prices.changed(['soja', 'aveia'], { day: 1 }));
  });
  expect(screen.getByText('SOJA AVEIA')).toBeVisible();
});

it('leaves the last good data standing when a refresh fails, and says so', async () => {
  answers = [answer('soja'), failing({ kind: 'server', status: 500, messages: [] })];
  show();
  await screen.findByText('SOJA');
  await userEvent.click(refresh());
  expect(await screen.findByRole('status')).toHaveTextContent(/^Não foi possível atualizar · dados às/);
  expect(screen.getByText('SOJA')).toBeVisible();
});

it('shows the data of the last visit until the new ones come', async () => {
  const at = new Date(2026, 8, 18, 13, 3).getTime();
  vi.useFakeTimers({ now: new Date(2026, 8, 19, 8, 0), toFake: ['Date'] });
  kept.set('kept|1/7|home/prices|{"day":1}', { data: ['trigo'], at });
  let release: (data: string[]) => void = () => undefined;
  answers = [() => new Promise((resolve) => (release = resolve))];
  show();
  expect(await screen.findByText('TRIGO')).toBeVisible();
  expect(screen.getByText('Atualizado em 18/09/2026 13:03')).toBeVisible();
  act(() => release(['soja']));
  expect(await screen.findByText('SOJA')).toBeVisible();
  expect(refresh()).toHaveAttribute('aria-description', 'Atualizado às 08:00');
  expect(screen.queryByText(/^Atualizado/)).toBeNull();
  vi.useRealTimers();
});

it('never shows the kept data of another customer', async () => {
  kept.set('kept|1/8|home/prices|{"day":1}', { data: ['trigo'], at: Date.now() });
  answers = [failing({ kind: 'offline' })];
  show();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('TRIGO')).toBeNull();
});

it('keeps an exception of its content inside and asks again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers = [() => Promise.resolve([null] as unknown as string[]), answer('soja')];
  show();
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { name: 'Preços' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('SOJA')).toBeVisible();
});

it('never shows the answer to another question', async () => {
  let late: (data: string[]) => void = () => undefined;
  answers = [() => new Promise((resolve) => (late = resolve)), answer('dois')];
  const { change } = show(1);
  await waitFor(() => expect(signals).toHaveLength(1));
  change(2);
  expect(await screen.findByText('DOIS')).toBeVisible();
  expect(signals[0]?.aborted).toBe(true);
  act(() => late(['um']));
  expect(screen.queryByText('UM')).toBeNull();
});

it('shows and keeps a change that the server has taken; what was asked before it does not undo it', async () => {
  let late: (data: string[]) => void = () => undefined;
  answers = [answer('soja'), () => new Promise((resolve) => (late = resolve))];
  const { store } = show();
  await screen.findByText('SOJA');
  await userEvent.click(refresh());
  act(() => store.dispatch(prices.changed(['milho'], { day: 1 })));
  expect(screen.getByText('MILHO')).toBeVisible();
  await act(async () => {
    late(['soja']);
    await Promise.resolve();
  });
  expect(screen.getByText('MILHO')).toBeVisible();
  expect(refresh()).toHaveAttribute('aria-description', expect.stringMatching(/^Atualizado às/));
});

it('asks nothing while the question is not known', async () => {
  answers = [answer('soja')];
  const { change } = show(null);
  expect(screen.getByRole('status')).toBeVisible();
  expect(signals).toEqual([]);
  change(1);
  expect(await screen.findByText('SOJA')).toBeVisible();
});

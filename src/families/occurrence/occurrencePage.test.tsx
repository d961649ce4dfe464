import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { deaths, recordOf, spraying, subjectOf } from './occurrence.test.kit';
import { OccurrencePage } from './OccurrencePage';

beforeAll(async () => {
  await startI18n('pt-BR', ['ui', 'common', 'forms', 'grid', 'occurrence']);
  const type = (title: string) => ({ title, short: title, fields: { litres: { label: 'Calda' } } });
  i18next.addResourceBundle('pt-BR', 'probe', {
    types: { pulverizacao: type('Pulverização'), mortos: type('Mortos') },
  });
});
beforeEach(() => {
  localStorage.clear();
  setLogSink(() => undefined);
});

const READY = { status: 'ready', error: null, onRetry: () => undefined } as const;
const CALENDAR = 'visao=calendario&mes=2026-03';

function show(at: string, over: object = {}) {
  const page = {
    namespace: 'probe',
    title: 'Ocorrências',
    subtitle: '',
    base: '/o',
    subjectParam: 'talhao',
    subjectLabel: 'Talhão',
    exportName: 'x',
    words: { empty: '', choose: '', chooseText: '' },
    descriptors: [spraying, deaths],
    subjects: [subjectOf(), subjectOf({ id: 2, name: 'T2', lockedReason: 'Safra encerrada' })],
    subjectsState: READY,
    records: [
      recordOf({ subjectIds: [1, 3] }),
      recordOf({ id: 2, type: 'mortos', subjectIds: [2] }),
      recordOf({ id: 3, subjectIds: [2] }),
    ],
    recordsState: READY,
    opened: null,
    openedState: READY,
    sources: {},
    mayUse: ({ slug }: { slug: string }) => slug === 'pulverizacao',
    save: async () => null,
    remove: async () => null,
    stale: [],
    ...over,
  };
  const router = createMemoryRouter([{ path: '/o/:id?', element: <OccurrencePage {...page} /> }], {
    initialEntries: [at],
  });
  const view = render(
    <Provider store={createAppStore({ isReset: () => false, keep: [] }, [])}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <RouterProvider router={router} />
      </AppThemeProvider>
    </Provider>,
  );
  return { ...view, user: userEvent.setup(), path: () => router.state.location.pathname };
}
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent.trim());
const thatDay = () => screen.getByLabelText(/^13\/03\/2026/);

describe('the occurrences of a page', () => {
  it.each([
    ['', '3 ocorrências'],
    ['&tipo=mortos', '1 ocorrência'],
    ['&talhao=2', '2 ocorrências'],
    ['&talhao=3', '1 ocorrência'],
    ['&talhao=2&tipo=pulverizacao', '1 ocorrência'],
  ])('are narrowed by type and subject: %s', (search, count) => {
    show(`/o?${CALENDAR}${search}`);
    expect(thatDay()).toHaveAccessibleName(`13/03/2026: ${count}`);
    expect(screen.getAllByLabelText(/^Talhão/)).toHaveLength(1);
  });

  it('are shown in the ways that the page has, first as a list', () => {
    const { unmount } = show(`/o?${CALENDAR}`);
    expect(tabs()).toEqual(['Lista', 'Linha do tempo', 'Calendário']);
    expect(thatDay()).toHaveTextContent('Mortos');
    unmount();
    const own = { map: () => 'o mapa', ahead: () => 'a semana' };
    const ahead = show('/o?visao=a-frente', own);
    expect(tabs()).toEqual(['Lista', 'Linha do tempo', 'Calendário', 'Semana à frente', 'Mapa']);
    expect(document.body).toHaveTextContent('a semana');
    ahead.unmount();
    show('/o?visao=mapa');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Lista');
    expect(screen.getAllByLabelText(/^Talhão/)).toHaveLength(1);
  });

  it('are added to, of the types that the user may use', async () => {
    const { user, path } = show(`/o?${CALENDAR}`);
    await user.click(screen.getByText('Nova ocorrência'));
    expect(path()).toBe('/o/nova');
    const picker = screen.getByRole('dialog');
    expect(picker).toHaveTextContent('Pulverização');
    expect(picker).not.toHaveTextContent('Mortos');
  });

  it('of a locked subject are not', async () => {
    const { user, path } = show(`/o?${CALENDAR}&talhao=2`);
    await user.click(screen.getByText('Nova ocorrência'));
    expect(path()).toBe('/o');
  });

  it('are locked by their document, or by their subject', () => {
    const linked = show(`/o/1?${CALENDAR}`, { opened: recordOf({ document: { id: 5, number: '77' } }) });
    expect(screen.getByRole('alert')).toHaveTextContent('Já existe o documento de baixa nº 77');
    linked.unmount();
    show(`/o/3?${CALENDAR}`, { opened: recordOf({ id: 3, subjectIds: [2] }) });
    expect(screen.getByRole('alert')).toHaveTextContent('Safra encerrada');
  });
});

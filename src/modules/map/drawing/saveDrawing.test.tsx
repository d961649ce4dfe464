import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identitySlice } from '@/domain/identity/identitySlice';
import { fieldRow, farmRow, plotRow } from '@/domain/land/testing/farms';
import { startI18n } from '@/platform/i18n/i18n';
import { indexPlots } from '@/platform/geo/plotIndex';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { ToastHost } from '@/platform/ui/ToastHost';
import userEvent from '@testing-library/user-event';
import type { MapDialog } from '../mapDialog';
import { plotService } from '../mapService';
import { mapTree } from '../rules/mapTree';
import { mapAround, squareOf } from './drawingParts.test.kit';
import { useSaveDrawing } from './hooks/useSaveDrawing';
import { type Drawing, EMPTY } from './model/drawing';
import { createSession } from './model/session';

vi.mock('../mapService', async (original) => {
  const real = await original<{ plotService: object; farmService: object }>();
  return {
    ...real,
    plotService: { ...real.plotService, remove: vi.fn() },
    farmService: { ...real.farmService, tree: vi.fn(() => Promise.resolve([])) },
  };
});

const LOOK = { theme: 'default', mode: 'light', density: 'compact' } as const;
const SQUARE = squareOf(-24.7, -53.7);
const remove = vi.mocked(plotService.remove);

beforeEach(async () => {
  vi.clearAllMocks();
  await startI18n('pt-BR', ['common', 'ui', 'mapDrawing', 'mapView']);
});

const tree = mapTree([
  farmRow({
    farmActivityFields: [
      fieldRow({
        farmActivityFieldPolygons: [
          plotRow({ id: 100, name: 'BAIXADA' }),
          plotRow({ id: 101, name: 'VARZEA' }),
          plotRow({ id: 102, name: 'SERRA' }),
        ],
      }),
    ],
  }),
]);

interface Begun {
  readonly target?: Parameters<ReturnType<typeof createSession>['open']>[0];
  readonly drawing?: Partial<Drawing>;
  readonly neighbours?: Parameters<typeof indexPlots>[0];
}

/** A drawing that is open, saved and, where its form opens, answered as saved. */
function begin({ target = { kind: 'plot', plotId: 100 }, drawing = {}, neighbours = [] }: Begun = {}) {
  const session = createSession();
  session.set({ plots: indexPlots(neighbours) });
  session.open(target, [], { ...EMPTY, rings: SQUARE, ...drawing });
  const controller = { setMode: vi.fn(), clear: vi.fn(), destroy: vi.fn() };
  const map = mapAround(null, { land: { ...mapAround().land, tree } });
  const store = createAppStore({ isReset: () => false, keep: [] }, [identitySlice]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <AppThemeProvider preferences={LOOK}>
        {children}
        <ConfirmHost />
        <ToastHost />
      </AppThemeProvider>
    </Provider>
  );
  const { result } = renderHook(() => useSaveDrawing(map, session, controller), { wrapper });
  const save = () => act(async () => Promise.resolve(result.current()));
  const form = () => vi.mocked(map.openDialog).mock.lastCall?.[0] as Extract<MapDialog, { kind: 'plot' }>;
  const answer = (id = 100) =>
    act(async () => Promise.resolve(form().onSaved?.(plotRow({ id, name: 'BAIXADA' }))));
  return { session, controller, map, save, form, answer, user: userEvent.setup() };
}

describe('the form of a drawing', () => {
  it('is that of the plot, with what is drawn', async () => {
    const { save, form } = begin();
    await save();
    expect(form()).toMatchObject({ kind: 'plot', id: 100, farmId: 1, fieldId: 10 });
    expect(form().area?.[0]?.path).toHaveLength(4);
    expect(form()).not.toHaveProperty('name');
  });

  it('is that of a new plot on its farm, named as in its file', async () => {
    const target = { kind: 'new', farmId: 7, fieldId: 70 } as const;
    const { save, form } = begin({ target, drawing: { name: 'GLEBA' } });
    await save();
    expect(form()).toMatchObject({ kind: 'plot', id: null, farmId: 7, fieldId: 70, name: 'GLEBA' });
  });

  it.each<[string, Begun]>([
    ['nothing is drawn', { drawing: { rings: [] } }],
    ['the farm is not known', { target: { kind: 'new', farmId: null, fieldId: null } }],
    ['the plot is gone', { target: { kind: 'plot', plotId: 999 } }],
  ])('does not open where %s', async (_, begun) => {
    const { save, map } = begin(begun);
    await save();
    expect(map.openDialog).not.toHaveBeenCalled();
  });

  it('does not open for a drawing with errors', async () => {
    const path = SQUARE[0]?.path.slice(0, 2) ?? [];
    const { save, map, session } = begin({ drawing: { rings: [{ type: 'ADD', path }] } });
    await save();
    expect(session.get().note).toBe('mend');
    expect(map.openDialog).not.toHaveBeenCalled();
  });

  it('opens after a warning once that was agreed to', async () => {
    const neighbours = [{ id: '101', name: 'VARZEA', area: squareOf(-24.7, -53.695) }];
    const { save, map, user } = begin({ neighbours });
    await save();
    const warning = within(await screen.findByRole('alertdialog', { name: 'Salvar com avisos?' }));
    expect(warning.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sobrepõe VARZEA em 5\d,\d\d ha\.$/),
    ]);
    await user.click(warning.getByRole('button', { name: 'Voltar ao desenho' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(map.openDialog).not.toHaveBeenCalled();
    await save();
    await user.click(await screen.findByRole('button', { name: 'Salvar assim mesmo' }));
    await waitFor(() => expect(map.openDialog).toHaveBeenCalledTimes(1));
  });

  it('leaves overlaps among later pieces to their turn', async () => {
    const spare = [
      { area: squareOf(-24.5, -53.7), name: 'A' },
      { area: squareOf(-24.5, -53.695), name: 'B' },
    ];
    const { save, map } = begin({ drawing: { spare } });
    await save();
    expect(map.openDialog).toHaveBeenCalledTimes(1);
  });

  it('names the overlap of a piece with the drawing', async () => {
    const { save, map, user } = begin({
      drawing: { spare: [{ area: squareOf(-24.7, -53.695), name: 'A' }] },
    });
    await save();
    const warning = within(await screen.findByRole('alertdialog', { name: 'Salvar com avisos?' }));
    expect(warning.getByText(/^A sobrepõe o desenho em/)).toBeVisible();
    expect(map.openDialog).not.toHaveBeenCalled();
    await user.click(warning.getByRole('button', { name: 'Voltar ao desenho' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('a drawing that was saved', () => {
  it('is closed, and its cost center is chosen where the map stands', async () => {
    const { save, answer, map, session, controller } = begin();
    await save();
    await answer();
    expect(map.go).toHaveBeenCalledExactlyOnceWith({ kind: 'field', id: 10 }, { still: true });
    expect(session.get().target).toBeNull();
    expect(controller.setMode).toHaveBeenCalledExactlyOnceWith('select');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is followed by its next piece as a new plot of the same cost center', async () => {
    const spare = [
      { area: squareOf(-24.5, -53.7), name: 'SEGUNDA' },
      { area: squareOf(-24.3, -53.7), name: null },
    ];
    const { save, answer, session, controller } = begin({ drawing: { spare } });
    await save();
    await answer();
    const { target, history, note } = session.get();
    expect(target).toEqual({ kind: 'new', farmId: 1, fieldId: 10 });
    expect(history.present).toEqual({
      ...EMPTY,
      rings: spare[0]?.area,
      name: 'SEGUNDA',
      spare: spare.slice(1),
    });
    expect(note).toBe('nextPiece');
    expect(controller.setMode).toHaveBeenCalledExactlyOnceWith('edit');
  });
});

describe('plots merged into a drawing', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Deseja excluir talhão?' });

  it('are deleted once that was agreed to', async () => {
    remove.mockResolvedValue(undefined);
    const { save, answer, user } = begin({ drawing: { merged: [101, 102, 999] } });
    await save();
    await answer();
    expect(await question()).toHaveTextContent('VARZEA, SERRA agora fazem parte de BAIXADA.');
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Talhão excluido com sucesso.')).toBeVisible();
    expect(remove.mock.calls.map(([id]) => id)).toEqual([101, 102]);
    expect(screen.queryByText(/não foi excluído/)).toBeNull();
  });

  it('stay where that was refused', async () => {
    const { save, answer, user } = begin({ drawing: { merged: [101] } });
    await save();
    await answer();
    await question();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(remove).not.toHaveBeenCalled();
  });

  it('are named where the server keeps them, with its reason', async () => {
    remove.mockRejectedValue({ kind: 'validation', status: 400, fields: {}, message: 'Há colheitas.' });
    const { save, answer, user } = begin({ drawing: { merged: [101] } });
    await save();
    await answer();
    await question();
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    expect(
      await screen.findByText(/^VARZEA não foi excluído:.*propriedades\. Há colheitas\.$/),
    ).toBeVisible();
    expect(screen.queryByText('Talhão excluido com sucesso.')).toBeNull();
  });

  it('are named without a reason where the server has none, beside those that went', async () => {
    remove.mockResolvedValueOnce(undefined);
    remove.mockRejectedValueOnce({ kind: 'server', status: 500, messages: [] });
    const { save, answer, user } = begin({ drawing: { merged: [101, 102] } });
    await save();
    await answer();
    await question();
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText(/^SERRA não foi excluído:.*propriedades\.$/)).toBeVisible();
    expect(screen.getByText('Talhão excluido com sucesso.')).toBeVisible();
  });

  it('are none of the question where they are gone already', async () => {
    const { save, answer } = begin({ drawing: { merged: [999] } });
    await save();
    await answer();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

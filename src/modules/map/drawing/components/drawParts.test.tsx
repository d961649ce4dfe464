import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { measureCircle } from '@/platform/geo/circle';
import { startI18n } from '@/platform/i18n/i18n';
import type { MapEngine } from '@/platform/map/mapEngine';
import { holedSquare, mapAround, renderParts, squareOf } from '../drawingParts.test.kit';
import type { Finding } from '../model/checks';
import { EMPTY } from '../model/drawing';
import { createSession, type SessionState } from '../model/session';
import { DrawAnnouncer } from './DrawAnnouncer';
import { DrawBar } from './DrawBar';
import { DrawStrip } from './DrawStrip';
import { FindingsList } from './FindingsList';
import { PiecesNote } from './PiecesNote';
import { VertexMenu } from './VertexMenu';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'mapDrawing', 'mapView']));

const PLOT = { kind: 'plot', plotId: 100 } as const;
const SQUARE = squareOf(-24.7, -53.7);
const button = (name: string) => screen.getByRole('button', { name });
const refused = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

/** A session with a square plot that is open, unchanged. */
function opened(rings = SQUARE) {
  const session = createSession();
  session.open(PLOT, rings);
  return session;
}
const put = (session: ReturnType<typeof createSession>, parts: Partial<SessionState>) =>
  act(() => session.set(parts));

describe('the bar of a drawing', () => {
  it('says what the mode expects, what happened, and what can be undone', async () => {
    const session = opened();
    const { setPanel } = renderParts(<DrawBar />, { session });
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Clique em um talhão ou use Novo talhão');
    expect(status).toHaveAttribute('data-note', 'false');
    expect(refused('Desfazer')).toBe(true);
    expect(refused('Refazer')).toBe(true);
    expect(screen.queryByText('Não salvo')).toBeNull();

    act(() => session.change('add', { ...EMPTY, rings: squareOf(-24.7, -53.7, 0.02) }));
    expect(screen.getByText('Não salvo')).toHaveAttribute('title', 'Desenhando BAIXADA');
    put(session, { note: 'cleared' });
    expect(status).toHaveTextContent('Desenho limpo. Ctrl+Z desfaz.');
    expect(status).toHaveAttribute('data-note', 'true');
    const user = userEvent.setup();
    await user.click(button('Desfazer: área adicionada (Ctrl+Z)'));
    expect(session.get().history.present.rings).toEqual(SQUARE);
    expect(screen.queryByText('Não salvo')).toBeNull();
    await user.click(button('Refazer: área adicionada (Ctrl+Shift+Z)'));
    expect(screen.getByText('Não salvo')).toBeVisible();

    const path = [{ lat: 0, lng: 0 }];
    put(session, { sketch: { kind: 'outline', path: [], pointer: null, snapped: false } });
    expect(screen.getByText('Não salvo')).toBeVisible();
    put(session, { sketch: { kind: 'outline', path, pointer: null, snapped: false } });
    expect(screen.queryByText('Não salvo')).toBeNull();
    await user.click(button('Teclas de desenho'));
    expect(setPanel).toHaveBeenLastCalledWith('keys');
  });

  it('opens the table of a drawing, and only of one', async () => {
    const empty = renderParts(<DrawBar />);
    expect(refused('Coordenadas')).toBe(true);
    await userEvent.click(button('Coordenadas'));
    expect(empty.setPanel).not.toHaveBeenCalled();
  });

  it.each([
    [null, 'false', 'table'],
    ['table', 'true', null],
  ] as const)('opens or shuts the table: %s', async (panel, pressed, next) => {
    const { setPanel } = renderParts(<DrawBar />, { session: opened(), panel });
    expect(button('Coordenadas')).toHaveAttribute('aria-pressed', pressed);
    await userEvent.click(button('Coordenadas'));
    expect(setPanel).toHaveBeenCalledExactlyOnceWith(next);
  });
});

describe('the figures', () => {
  const figures = () =>
    Object.fromEntries(
      screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
    );
  const line = (...lngs: number[]) => lngs.map((lng) => ({ lat: 0, lng }));
  const sketch = (kind: 'measure' | 'cut', path: { lat: number; lng: number }[]) => ({
    sketch: { kind, path, pointer: null, snapped: false },
  });

  it('are none without a drawing, and area and perimeter of one', () => {
    const session = createSession();
    renderParts(<DrawBar />, { session });
    expect(screen.queryAllByRole('term')).toHaveLength(0);
    act(() => session.open(PLOT, SQUARE));
    expect(figures()).toEqual({ Área: '112,59 ha', Perímetro: '4.249 m' });
  });

  it.each([
    [0.0005, '55,7 m'],
    [0.001, '111 m'],
    [0.0898, '9.996 m'],
    [0.0899, '10,01 km'],
  ])('a length of %f degrees is written %s', (lng, words) => {
    const session = createSession();
    renderParts(<DrawBar />, { session });
    put(session, sketch('cut', line(0, lng)));
    expect(figures()).toEqual({ Comprimento: words });
  });

  it.each([
    [100, '100 m'],
    [10_000, '10,00 km'],
  ])('a radius of exactly %d metres is written %s', (radius, words) => {
    const session = opened();
    renderParts(<DrawBar />, { session });
    act(() =>
      session.change('addCircle', { ...EMPTY, rings: SQUARE, circle: { radius, circle: 0, polygon: 0 } }),
    );
    expect(figures()).toMatchObject({ Raio: words });
  });

  it('of a circle name its radius, and how much of it the twenty sides hold', () => {
    const session = opened();
    renderParts(<DrawBar />, { session });
    const circle = measureCircle({ lat: -24.7, lng: -53.7 }, 500);
    act(() => session.change('addCircle', { ...EMPTY, rings: SQUARE, circle }));
    expect(figures()).toEqual({
      Raio: '500 m',
      'Círculo 78,54 ha · 20 lados 77,25 ha': null,
      Área: '112,59 ha',
    });
  });

  it('of an outline that crosses itself have no area', () => {
    const [ring] = SQUARE;
    const [a, b, c, d] = ring?.path ?? [];
    if (!a || !b || !c || !d) throw new Error('a square has four vertices');
    renderParts(<DrawBar />, { session: opened([{ type: 'ADD', path: [a, c, b, d] }]) });
    expect(figures()).toMatchObject({ Área: '—' });
    expect(screen.getAllByText('Área')).toHaveLength(1);
  });
});

describe('what is read out of a drawing', () => {
  it('is the point that was set, the vertex that is chosen, and the figures by now', () => {
    const session = createSession();
    renderParts(<DrawAnnouncer />, { session });
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    const at = { lat: -24.7, lng: -53.7 };
    put(session, { sketch: { kind: 'outline', path: [at], pointer: { lat: 0, lng: 0 }, snapped: false } });
    expect(status).toHaveTextContent(/^Ponto 1: -24,70000; -53,70000\.$/);
    const path = [at, { lat: -24.7, lng: -53.699 }];
    put(session, { sketch: { kind: 'outline', path, pointer: { lat: 0, lng: 0 }, snapped: false } });
    expect(status).toHaveTextContent(/^Ponto 2: -24,70000; -53,69900\. Comprimento 101 m\.$/);
    put(session, {
      sketch: { kind: 'circle', path: [at], pointer: { lat: -24.69, lng: -53.7 }, snapped: false },
    });
    expect(status).toHaveTextContent(/^Ponto 1: -24,70000; -53,70000\. Raio 1\.11\d m\.$/);
    act(() => session.open(PLOT, SQUARE));
    expect(status).toHaveTextContent(/^Área 112,59 ha, perímetro 4\.249 m\.$/);
    put(session, { chosen: { ring: 0, vertex: 1 } });
    expect(status).toHaveTextContent(/^Ponto 2 escolhido: -24,69000; -53,70000\. Área/);
    put(session, { chosen: { ring: 0, vertex: 9 } });
    expect(status).toHaveTextContent(/^Área/);
  });
});

describe('the tools', () => {
  it('need a drawing, all but those that begin one', async () => {
    const { save, setPanel, startNew, controller } = renderParts(<DrawStrip />);
    expect(['Novo talhão', 'Medir', 'Importar área', 'Exportar talhões'].map(refused)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['Editar pontos', 'Salvar desenho'].map(refused)).toEqual([true, true]);
    expect(button('Salvar desenho')).toHaveAttribute('title', 'Desenhe um talhão ou escolha um no mapa');
    const user = userEvent.setup();
    await user.click(button('Salvar desenho'));
    expect(save).not.toHaveBeenCalled();
    await user.click(button('Novo talhão'));
    expect(startNew).toHaveBeenCalledTimes(1);
    await user.click(button('Importar área'));
    await user.click(button('Exportar talhões'));
    expect(vi.mocked(setPanel).mock.calls).toEqual([['import'], ['export']]);
    await user.click(button('Remover área'));
    for (const item of await screen.findAllByRole('menuitem'))
      expect(item).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('menuitem', { name: /^Limpar tudo/ }));
    expect(controller.clear).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('choose a mode, and lay the focus on the map', async () => {
    const element = document.body.appendChild(document.createElement('div'));
    element.tabIndex = 0;
    const map = mapAround(null, { engine: { element } as unknown as MapEngine });
    const session = opened();
    const { controller } = renderParts(<DrawStrip />, { session, map });
    const user = userEvent.setup();
    await user.click(button('Ajustar'));
    expect(screen.getByRole('button', { name: 'Ajustar', hidden: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
      ['Dividir por uma linha', 'false'],
      ['Unir a um vizinho', 'false'],
      ['Recortar pelo vizinho', 'false'],
      ['Mover o desenho inteiro', 'false'],
    ]);
    await user.click(screen.getByRole('menuitemradio', { name: 'Unir a um vizinho' }));
    expect(controller.setMode).toHaveBeenLastCalledWith('merge');
    expect(button('Ajustar: Unir a um vizinho')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Adicionar área')).toHaveAttribute('aria-pressed', 'false');
    expect(element).toHaveFocus();
    await user.click(button('Ajustar: Unir a um vizinho'));
    expect(await screen.findByRole('menuitemradio', { name: 'Unir a um vizinho' })).toBeChecked();
    await user.keyboard('{Escape}');
    element.remove();
  });

  it('clear what is drawn, and lay the focus back on the button', async () => {
    const { controller } = renderParts(<DrawStrip />, { session: opened() });
    const user = userEvent.setup();
    await user.click(button('Remover área'));
    expect(await screen.findByRole('menuitem', { name: 'Limpar tudo' })).not.toHaveAttribute('aria-disabled');
    const inner = screen.getByRole('menuitemradio', { name: /^Remover área interna/ });
    expect(inner).toHaveAttribute('aria-disabled', 'true');
    expect(inner).toHaveTextContent('O desenho não tem área interna');
    await user.click(screen.getByRole('menuitem', { name: 'Limpar tudo' }));
    expect(controller.clear).toHaveBeenCalledTimes(1);
    expect(button('Remover área')).toHaveFocus();
  });

  it('give back an inner area where there is one', async () => {
    const { controller } = renderParts(<DrawStrip />, { session: opened(holedSquare(-24.7, -53.7)) });
    await userEvent.click(button('Remover área'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Remover área interna' }));
    expect(controller.setMode).toHaveBeenCalledExactlyOnceWith('inner');
  });

  it('edit and measure until they are pressed again', async () => {
    const { controller } = renderParts(<DrawStrip />, { session: opened() });
    const user = userEvent.setup();
    for (const name of ['Editar pontos', 'Editar pontos', 'Medir', 'Medir']) await user.click(button(name));
    expect(vi.mocked(controller.setMode).mock.calls).toEqual([['edit'], ['select'], ['measure'], ['edit']]);
    expect(button('Editar pontos')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Medir')).toHaveAttribute('aria-pressed', 'false');
  });

  it('save what changed, of a new plot once its farm is known', async () => {
    const session = opened();
    const { save } = renderParts(<DrawStrip />, { session });
    const user = userEvent.setup();
    const reason = () => button('Salvar desenho').getAttribute('title');
    expect(reason()).toBe('Nada mudou desde que foi salvo');
    act(() => session.change('add', { ...EMPTY, rings: squareOf(-24.7, -53.7, 0.02) }));
    expect(refused('Salvar desenho')).toBe(false);
    put(session, { target: { kind: 'new', farmId: null, fieldId: null } });
    expect(reason()).toBe('Escolha a propriedade no painel antes de salvar');
    await user.click(button('Salvar desenho'));
    expect(save).not.toHaveBeenCalled();
    put(session, { target: { kind: 'new', farmId: 1, fieldId: null } });
    await user.click(button('Salvar desenho'));
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('the findings', () => {
  const overlap = (area = squareOf(-24.7, -53.7, 0.005)): Finding =>
    ({
      kind: 'overlap',
      stops: false,
      plot: { id: '7', name: 'VIZINHO', area },
      hectares: 1.5,
    }) as unknown as Finding;
  const list = () => within(screen.getByRole('region', { name: 'Avisos do desenho' }));

  it('are folded and unfolded, each with its fix', async () => {
    const session = opened();
    renderParts(<FindingsList />, { session });
    expect(screen.queryByRole('region')).toBeNull();
    put(session, { findings: [overlap(), { kind: 'noArea', stops: true }] });
    expect(
      list()
        .getAllByRole('listitem')
        .map((item) => [item.textContent, item.dataset['stops']]),
    ).toEqual([
      ['Sobrepõe VIZINHO em 1,50 ha.Recortar', 'false'],
      ['Uma área não tem superfície.', 'true'],
    ]);
    const head = list().getByRole('button', { name: '2 avisos' });
    expect(head).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(head);
    expect(head).toHaveAttribute('aria-expanded', 'false');
    expect(head).toHaveAttribute('title', 'Mostrar avisos');
    expect(list().queryAllByRole('listitem')).toHaveLength(0);
    await userEvent.click(head);
    expect(head).toHaveAttribute('title', 'Recolher avisos');
    await userEvent.click(list().getByRole('button', { name: 'Recortar' }));
    const { history } = session.get();
    expect(history.past.at(-1)?.kind).toBe('clip');
    expect(history.present.rings[0]?.path).toHaveLength(6);
  });

  it('keep a drawing that would be gone, and fix nothing while something is sketched', async () => {
    const session = opened();
    renderParts(<FindingsList />, { session });
    put(session, { findings: [overlap(squareOf(-24.8, -53.8, 0.3))] });
    await userEvent.click(list().getByRole('button', { name: 'Recortar' }));
    expect(session.get().note).toBe('nothingLeft');
    expect(session.get().history.present.rings).toEqual(SQUARE);
    put(session, { sketch: { kind: 'outline', path: [], pointer: null, snapped: false } });
    expect(list().queryByRole('button', { name: 'Recortar' })).toBeNull();
    expect(screen.getByRole('region')).toHaveAttribute('data-sketching', 'true');
  });

  it('untangle an outline that crosses itself', async () => {
    const [ring] = SQUARE;
    const [a, b, c, d] = ring?.path ?? [];
    if (!a || !b || !c || !d) throw new Error('a square has four vertices');
    const session = opened([{ type: 'ADD', path: [a, c, b, d] }]);
    renderParts(<FindingsList />, { session });
    put(session, { findings: [{ kind: 'crossing', stops: true, at: [] }] });
    await userEvent.click(list().getByRole('button', { name: 'Separar no cruzamento' }));
    expect(session.get().history.past.at(-1)?.kind).toBe('untangle');
  });
});

describe('the pieces of a drawing', () => {
  it('are listed with their size until they are given back, and the merged plots by name', async () => {
    const session = opened();
    renderParts(<PiecesNote />, { session });
    expect(screen.queryByRole('region')).toBeNull();
    const spare = [
      { area: squareOf(-24.6, -53.7), name: null },
      { area: squareOf(-24.5, -53.7), name: 'GLEBA' },
    ];
    act(() => session.change('split', { ...EMPTY, rings: SQUARE, spare }));
    const note = screen.getByRole('region', { name: 'Partes do desenho' });
    expect(
      within(note)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Parte 2 · 112,68 ha', 'GLEBA · 112,77 ha']);
    expect(note).toHaveTextContent(/^2 partes serão cadastradas/);
    expect(note).not.toHaveTextContent('podem ser excluídos');
    await userEvent.click(button('Devolver Parte 2 ao desenho'));
    expect(session.get().history.present.spare).toEqual(spare.slice(1));
    expect(session.get().history.past.at(-1)?.kind).toBe('dropPiece');
    act(() => session.change('merge', { ...EMPTY, rings: SQUARE, merged: [100, 999] }));
    expect(note).toHaveTextContent('os talhões unidos podem ser excluídos: BAIXADA, 999.');
    expect(within(note).queryAllByRole('listitem')).toHaveLength(0);
  });
});

describe('the menu of a vertex', () => {
  const element = document.createElement('div');
  const map = mapAround(null, { engine: { element } as unknown as MapEngine });
  const menu = { vertex: { ring: 0, vertex: 2 }, at: { x: 5, y: 6 } };

  it('takes the vertex out', async () => {
    const session = opened();
    renderParts(<VertexMenu />, { session, map });
    expect(screen.queryByRole('menu')).toBeNull();
    put(session, { menu });
    expect(screen.getByRole('menu', { name: 'Ponto 3' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remover ponto' }));
    expect(session.get().history.present.rings[0]?.path).toHaveLength(3);
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  it('keeps the last three', async () => {
    const [ring] = SQUARE;
    const session = opened([{ type: 'ADD', path: (ring?.path ?? []).slice(0, 3) }]);
    renderParts(<VertexMenu />, { session, map });
    put(session, { menu });
    const item = screen.getByRole('menuitem', { name: /^Remover ponto/ });
    expect(item).toHaveTextContent('Uma área precisa de pelo menos três pontos.');
    await userEvent.click(item);
    expect(session.get().history.present.rings[0]?.path).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    expect(session.get().menu).toBeNull();
  });
});

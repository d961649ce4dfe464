import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { startI18n } from '@/platform/i18n/i18n';
import type { MapEngine } from '@/platform/map/mapEngine';
import { holedSquare, mapAround, renderParts, squareOf } from '../drawingParts.test.kit';
import { createSession } from '../model/session';
import { CoordinatePanel } from './CoordinatePanel';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'mapDrawing', 'mapView']));

const SQUARE = squareOf(-24.7, -53.7);
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const values = () => screen.getAllByRole('textbox').map((one) => (one as HTMLInputElement).value);

function open(rings: PolygonArea = SQUARE, size = { clientWidth: 1000, clientHeight: 500 }) {
  const session = createSession();
  session.open({ kind: 'plot', plotId: 100 }, rings);
  const reveal = vi.fn();
  const map = mapAround(null, { engine: { element: size, camera: { reveal } } as unknown as MapEngine });
  const onClose = vi.fn();
  renderParts(<CoordinatePanel onClose={onClose} />, { session, map });
  const path = (ring = 0) => session.get().history.present.rings[ring]?.path ?? [];
  return { session, reveal, onClose, path, user: userEvent.setup() };
}

describe('the table of coordinates', () => {
  it('has a line for each vertex, one below the other', async () => {
    const { onClose, user } = open();
    expect(values()).toEqual([
      '-24.7000000',
      '-53.7000000',
      '-24.6900000',
      '-53.7000000',
      '-24.6900000',
      '-53.6900000',
      '-24.7000000',
      '-53.6900000',
    ]);
    const list = screen.getByRole('list');
    expect(list).toHaveStyle({ height: '176px' });
    const rows = within(list).getAllByRole('button', { name: /^Mostrar no mapa: Ponto/ });
    expect(rows.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4']);
    expect(rows.map((row) => row.parentElement?.style.top)).toEqual(['0px', '44px', '88px', '132px']);
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(button('Fechar coordenadas'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a wide map', 760, { left: 404 }],
    ['a narrow map', 759, { bottom: 200 }],
  ])('shows on %s the vertex that is pressed, beside the table', async (_, clientWidth, padding) => {
    const { session, reveal, user } = open(SQUARE, { clientWidth, clientHeight: 500 });
    await user.click(button('Mostrar no mapa: Ponto 3'));
    expect(session.get().chosen).toEqual({ ring: 0, vertex: 2 });
    expect(button('Mostrar no mapa: Ponto 3')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Mostrar no mapa: Ponto 2')).toHaveAttribute('aria-pressed', 'false');
    expect(reveal).toHaveBeenCalledExactlyOnceWith({ lat: -24.69, lng: -53.69 }, padding);
  });

  it('takes a figure that is typed at Enter or when the field is left, as one step', async () => {
    const { session, path, reveal, user } = open();
    await user.clear(field('Latitude 1'));
    await user.type(field('Latitude 1'), '-24,71');
    expect(path()[0]).toEqual({ lat: -24.7, lng: -53.7 });
    await user.keyboard('{Enter}');
    expect(path()).toContainEqual({ lat: -24.71, lng: -53.7 });
    expect(field('Latitude 1')).toHaveValue('-24.7100000');
    expect(session.get().history.past.map(({ kind }) => kind)).toEqual(['moveVertex']);
    expect(session.get().chosen).toEqual({ ring: 0, vertex: 0 });
    expect(reveal).toHaveBeenLastCalledWith({ lat: -24.71, lng: -53.7 }, { left: 404 });
    await user.clear(field('Longitude 2'));
    await user.type(field('Longitude 2'), '-53.701');
    await user.tab();
    expect(path()).toContainEqual({ lat: -24.69, lng: -53.701 });
  });

  it('leaves alone what stays the same, and gives up what was typed at Escape', async () => {
    const { session, user } = open();
    await user.type(field('Latitude 1'), '0');
    await user.keyboard('{Enter}');
    await user.type(field('Latitude 2'), '9');
    await user.keyboard('{Escape}');
    expect(field('Latitude 2')).toHaveValue('-24.6900000');
    await user.tab();
    expect(session.get().history.past).toEqual([]);
  });

  it('lets Escape go on where nothing is typed, and other keys too', () => {
    const passed = vi.fn();
    document.addEventListener('keydown', passed);
    open();
    fireEvent.keyDown(field('Latitude 1'), { key: 'Escape' });
    fireEvent.keyDown(field('Latitude 1'), { key: 'a' });
    expect(passed).toHaveBeenCalledTimes(2);
    fireEvent.change(field('Latitude 1'), { target: { value: '1' } });
    fireEvent.keyDown(field('Latitude 1'), { key: 'Escape' });
    fireEvent.keyDown(field('Latitude 1'), { key: 'Enter' });
    expect(passed).toHaveBeenCalledTimes(2);
    document.removeEventListener('keydown', passed);
  });

  it.each([
    ['Latitude 1', 'abc', false],
    ['Latitude 1', '90,1', false],
    ['Latitude 1', '90', true],
    ['Latitude 1', '-90,1', false],
    ['Longitude 1', '180', true],
    ['Longitude 1', '-180,5', false],
  ])('%s refuses what is no place: %s', async (name, typed, fine) => {
    const { session, user } = open();
    await user.clear(field(name));
    await user.type(field(name), typed);
    expect(field(name)).toHaveAttribute('aria-invalid', String(!fine));
    expect(field(name).getAttribute('title')).toBe(fine ? null : 'Coordenada inválida');
    await user.keyboard('{Enter}');
    expect(session.get().history.past).toHaveLength(fine ? 1 : 0);
    expect((field(name) as HTMLInputElement).value === typed).toBe(!fine);
  });

  it('takes a pair that is pasted into either field, and only a place on earth', () => {
    const { session, path } = open();
    const paste = (name: string, text: string) =>
      fireEvent.paste(field(name), { clipboardData: { getData: () => text } });
    expect(paste('Longitude 4', '-24.72, -53.68')).toBe(false);
    expect(path()).toContainEqual({ lat: -24.72, lng: -53.68 });
    expect(paste('Longitude 4', '-95.5, -53.68')).toBe(true);
    expect(paste('Longitude 4', '-53.68')).toBe(true);
    expect(session.get().history.past).toHaveLength(1);
  });

  it('takes a vertex out, but none of the last three', async () => {
    const { session, path, user } = open();
    await user.click(button('Mostrar no mapa: Ponto 2'));
    await user.click(button('Remover ponto 2'));
    expect(path()).toHaveLength(3);
    expect(path()).not.toContainEqual({ lat: -24.69, lng: -53.7 });
    expect(session.get().chosen).toBeNull();
    expect(session.get().history.past.map(({ kind }) => kind)).toEqual(['removeVertex']);
    expect(button('Remover ponto 1')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Remover ponto 1')).toHaveAttribute('title', 'Uma área precisa de pelo menos três pontos.');
    await user.click(button('Remover ponto 1'));
    expect(path()).toHaveLength(3);
  });

  it('puts a vertex in after the one that is chosen, else after the last', async () => {
    const { session, path, user } = open();
    await user.click(button('Inserir ponto'));
    expect(path()).toHaveLength(5);
    expect(path()[4]?.lng).toBeCloseTo(-53.695, 6);
    expect(path()[4]?.lat).toBeCloseTo(-24.7, 6);
    expect(session.get().chosen).toEqual({ ring: 0, vertex: 4 });
    await user.click(button('Mostrar no mapa: Ponto 1'));
    await user.click(button('Inserir ponto'));
    expect(path()[1]?.lat).toBeCloseTo(-24.695, 6);
    expect(session.get().chosen).toEqual({ ring: 0, vertex: 1 });
    expect(session.get().history.past.at(-1)?.kind).toBe('addVertex');
  });

  it('shows one area at a time, named by kind and number', async () => {
    const rings = [...holedSquare(-24.7, -53.7), ...squareOf(-24.5, -53.7)];
    const { session, user } = open(rings);
    const list = screen.getByRole('combobox');
    expect(list).toHaveTextContent('Área 1');
    await user.click(button('Mostrar no mapa: Ponto 1'));
    await user.click(list);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Área 1',
      'Área removida 1',
      'Área 2',
    ]);
    await user.click(screen.getByRole('option', { name: 'Área removida 1' }));
    expect(session.get().chosen).toBeNull();
    expect(values().slice(0, 2)).toEqual(['-24.6960000', '-53.6960000']);
    await user.click(button('Mostrar no mapa: Ponto 2'));
    expect(session.get().chosen).toEqual({ ring: 1, vertex: 1 });
    expect(screen.getByRole('combobox')).toHaveTextContent('Área removida 1');
  });

  it('has no line and puts nothing in while nothing is drawn', async () => {
    const { session, user } = open([]);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button('Inserir ponto'));
    expect(session.get().history.past).toEqual([]);
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import type { ReviewLine } from '@/platform/geo/exchange/importReview';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { ReviewList } from './ReviewList';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'mapDrawing', 'mapView']));

const line = (number: number): ReviewLine => ({
  id: String(number),
  number,
  name: `GLEBA ${number}`,
  area: [],
  squareMetres: 10_000,
  hectares: 1,
  fault: null,
  overlaps: [],
  duplicateOf: null,
  crossingHoles: 0,
  looseHoles: 0,
  isAbroad: false,
  hasNamesake: false,
});

it('shows of thousands of polygons two hundred, and more on request', async () => {
  const lines = Array.from({ length: 450 }, (_, at) => line(at + 1));
  renderUi(<ReviewList lines={lines} isChosen={() => true} onTick={vi.fn()} />);
  const shown = () => screen.getAllByRole('checkbox').length;
  expect(shown()).toBe(200);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais (faltam 250)' }));
  expect(shown()).toBe(400);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais (faltam 50)' }));
  expect(shown()).toBe(450);
  expect(screen.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull();
}, 30_000);

import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { UsdaFigures } from './UsdaFigures';

beforeEach(() => startI18n('pt-BR', ['ui', 'home']));

const figure = {
  commodityCode: '2222000',
  countryName: 'Brasil',
  marketYear: 2026,
  attributeId: 28,
  unitDescription: '1.000 t',
  value: 178_500,
};

it('is scrolled by the keyboard where its years have no room', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(310);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(286);
  renderUi(<UsdaFigures figures={[figure]} commodity="Soja" attribute={{ id: 28, name: 'Produção' }} />);
  const table = screen.getByRole('table', { name: /Soja/ });
  expect(screen.getByRole('region', { name: /Soja/ })).toContainElement(table);
  expect(screen.getByRole('region', { name: /Soja/ })).toHaveAttribute('tabindex', '0');
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { Figure, Figures } from './Figures';

const shared = { unknown: 'Sem dado', unit: 'kg' };

it('parts a figure from its unit, and gives the unknown none', () => {
  renderUi(
    <Figures least={120}>
      <Figure {...shared} label="Ração" value="1.234" />
      <Figure {...shared} label="Peso" value="" />
    </Figures>,
  );
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['1.234 kg', 'Sem dado']);
});

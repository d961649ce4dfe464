import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('shows how a figure is computed at its name, where it says so', async () => {
  renderUi(
    <Figures least={120}>
      <Figure {...shared} label="CA" value="1,7" formula="ração ÷ peso" note="desde o alojamento" large />
      <Figure {...shared} label="Peso" value="2" />
    </Figures>,
  );
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['CA']);
  await userEvent.hover(screen.getByRole('button', { name: 'CA' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('ração ÷ peso');
  const [large, note, plain, ...others] = screen.getAllByRole('definition');
  expect(note).toHaveTextContent('desde o alojamento');
  expect(others).toEqual([]);
  expect([large, plain].map((each) => each?.dataset['large'])).toEqual(['true', 'false']);
});

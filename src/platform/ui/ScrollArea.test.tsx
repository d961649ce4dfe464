import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ScrollArea } from './ScrollArea';

const show = (content: number, place: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(place);
  render(<ScrollArea label="Produção por país">tabela</ScrollArea>);
};

it('is reached by the keyboard while something of it is out of sight', () => {
  show(310, 286);
  expect(screen.getByRole('region', { name: 'Produção por país' })).toHaveAttribute('tabindex', '0');
});

it('is no stop of its own while all of it is in view', () => {
  show(286, 286);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { ViewToggle } from './ViewToggle';

it('chooses another view; the one that is shown stays when it is pressed again', () => {
  const onChange = vi.fn();
  const choices = [
    { id: 'a', name: 'Árvore' },
    { id: 'b', name: 'Tabela' },
  ] as const;
  renderUi(<ViewToggle label="Ver" value="a" choices={choices} onChange={onChange} />);
  fireEvent.click(screen.getByText('Árvore'));
  fireEvent.click(screen.getByText('Tabela'));
  expect(onChange.mock.calls).toEqual([['b']]);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { CardList } from './CardList';

beforeEach(() => startI18n('pt-BR', ['ui']));

interface Aviary {
  readonly id: number;
  readonly name: string;
}
const ROWS: readonly Aviary[] = [
  { id: 1, name: 'Aviário 1' },
  { id: 2, name: 'Aviário 2' },
];

it('shows a card for each record and keeps what breaks in one inside, until it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let broken = true;
  const Card = ({ data }: { readonly data: Aviary }) => {
    if (broken && data.id === 1) throw new Error('no such field');
    return <p>{data.name}</p>;
  };
  renderUi(<CardList rows={ROWS} least={300} Card={Card} />);
  expect(screen.getByText('Aviário 2')).toBeVisible();
  expect(screen.queryByText('Aviário 1')).toBeNull();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getAllByText(/Aviário/).map((each) => each.textContent)).toEqual(['Aviário 1', 'Aviário 2']);
});

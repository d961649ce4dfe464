import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { renderUi } from '@/platform/ui/testing/renderUi';

const tabs = [
  { value: 'all', label: 'Todos', count: 1350 },
  { value: 'new', label: 'Novos', count: 42 },
  { value: 'done', label: 'Confirmados' },
] as const;

function Desk() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('all');
  return (
    <>
      <CountTabs idBase="desk" label="Situação" tabs={tabs} value={value} onChange={setValue} />
      <div {...panelProps('desk', value)}>{value}</div>
    </>
  );
}

it('names tabs with their counts and moves by arrow keys', async () => {
  renderUi(<Desk />);
  expect(screen.getByRole('tablist', { name: 'Situação' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Todos 999+' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Novos 42' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Novos 42' })).toHaveTextContent('new');
});

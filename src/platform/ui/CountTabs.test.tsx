import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

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
  expect(screen.getByRole('tab', { name: 'Todos 1.350' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Novos 42' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Novos 42' })).toHaveTextContent('new');
});

it('brings the active tab into view, clear of the edge that fades', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(450);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(150);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.id === 'desk-tab-new' ? 150 : 0;
  });
  renderUi(<Desk />);
  await userEvent.click(screen.getByRole('tab', { name: 'Novos 42' }));
  await waitFor(() => expect(screen.getByRole('tablist').scrollLeft).toBe(40));
});

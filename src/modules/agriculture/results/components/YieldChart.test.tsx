import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import pt from '@locales/pt-BR/agricultureResults.json';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { ResultGroup } from '../rules/results';
import { YieldChart } from './YieldChart';

beforeEach(() => startI18n('pt-BR', ['agricultureResults', 'chart', 'grid', 'ui', 'common']));

const groups = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `T${at}`, yield: 60 + at }) as ResultGroup);

describe('the chart of yields', () => {
  it('compares two groups, and is not there for one', () => {
    const { rerender } = renderUi(<YieldChart groups={groups(2)} by="plot" finance={false} />);
    expect(screen.getByRole('heading')).toBeVisible();
    rerender(<YieldChart groups={groups(1)} by="plot" finance={false} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says that it shows the best twenty where there are more', () => {
    const { rerender } = renderUi(<YieldChart groups={groups(21)} by="plot" finance={false} />);
    expect(screen.getByText(/20/)).toBeVisible();
    rerender(<YieldChart groups={groups(20)} by="plot" finance={false} />);
    expect(screen.queryByText(/20/)).toBeNull();
  });

  it.each([
    [false, ['Talhão', 'Produtividade (sc/ha)']],
    [true, ['Talhão', 'Produtividade (sc/ha)', 'Ponto de equilíbrio (sc/ha)']],
  ])(
    'has what breaks even for who may see money (%s), and a word for what is not named',
    async (finance, heads) => {
      const rows = groups(2).map((group, at) => (at === 0 ? { ...group, name: '' } : group));
      renderUi(<YieldChart groups={rows} by="plot" finance={finance} />);
      await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }));
      const table = within(await screen.findByRole('table'));
      expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads);
      expect(table.getByText('T1')).toBeVisible();
      expect(table.getByText(pt.unreported)).toBeVisible();
    },
  );
});

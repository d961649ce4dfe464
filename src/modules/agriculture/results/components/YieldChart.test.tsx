import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
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
});

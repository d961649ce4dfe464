import { render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { DryRunStatus } from './DryRunStatus';
import { ImportReview } from './ImportReview';

beforeAll(() => startI18n('pt-BR', ['common', 'ui', 'grid', 'forms', 'register']));

const show = (element: ReactNode) =>
  render(
    <Provider store={createAppStore({ isReset: () => false, keep: [] }, [])}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>{element}</AppThemeProvider>
    </Provider>,
  ).container;

describe('a file that is checked', () => {
  const status = (over: Partial<ComponentProps<typeof DryRunStatus>>) =>
    show(<DryRunStatus progress={null} stopped={false} ignored={[]} {...over} />);

  it('says nothing before and after', () => {
    expect(status({}).textContent).toBe('');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says how far it is read, as far as that is known', () => {
    status({ progress: { phase: 'reading', share: null, done: 0, total: 0 } });
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    expect(document.body).not.toHaveTextContent('linhas conferidas');
  });

  it('says how many lines are checked', () => {
    status({ progress: { phase: 'checking', share: 0.256, done: 1280, total: 5000 } });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '26');
    expect(document.body).toHaveTextContent('1.280 de 5.000 linhas conferidas');
    expect(screen.getByRole('status')).toHaveTextContent('Conferindo o arquivo…');
  });

  it('says that it was stopped, and what it passes over', () => {
    const container = status({ stopped: true, ignored: ['Cor', 'Peso'] });
    expect(container).toHaveTextContent('Conferência parada. Nada foi gravado.');
    expect(container).toHaveTextContent('Colunas ignoradas: Cor, Peso.');
  });

  it('is listed line by line, with what became of each', async () => {
    const line = (number: number, kind: 'new' | 'same' | 'invalid', reason = '') => ({
      line: number,
      kind,
      values: {},
      id: null,
      reasons: reason ? [{ column: 'Nome', reason }] : [],
      cells: { Nome: `N${number}`, Cor: 'azul' },
    });
    const planned = [line(2, 'new'), line(3, 'new'), line(4, 'invalid', 'falta'), line(5, 'same')];
    const [first, second] = planned;
    if (!first || !second) throw new Error('there are lines');
    show(
      <ImportReview
        planned={planned}
        counts={{ new: 2, changed: 0, same: 1, invalid: 1 }}
        results={[
          { line: first, failure: null },
          { line: second, failure: 'Recusada.' },
        ]}
      />,
    );
    await screen.findByText('N2 · azul');
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    const of = (name: string) => rows.find((text) => text.includes(name));
    expect(of('N2')).toMatch(/Gravado/);
    expect(of('N3')).toMatch(/Não gravado.*Recusada\./);
    expect(of('N4')).toMatch(/Inválido.*Nome: falta/);
    expect(of('N5')).toMatch(/Igual/);
    for (const words of ['2 novos', '0 alterados', '1 igual', '1 inválido'])
      expect(screen.getByText(words)).toBeVisible();
    expect(document.body).toHaveTextContent('4 linhas');
  });
});

import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { TabSheet } from './TabSheet';
import { Values } from './Values';

const NAMESPACES = ['financeDocuments', 'sheet', 'grid', 'common', 'ui'] as const;
startDemo({ namespaces: [...NAMESPACES] });
beforeEach(() => startI18n('pt-BR', [...NAMESPACES]));

it('shows values under their names: known, none, and still to come', () => {
  const { container } = renderUi(
    <Values
      values={[
        { label: 'A', value: 'um', wide: true },
        { label: 'B', value: '' },
        { label: 'C', value: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['um', '—', '']);
  expect(
    [...container.querySelectorAll('[data-wide]')].map((each) => each.getAttribute('data-wide')),
  ).toEqual(['true', 'false', 'false']);
});

describe('the grid of a tab', () => {
  interface Row {
    readonly id: number;
    readonly name: string;
    readonly cents: number;
  }
  const rows = (count: number): Row[] =>
    Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `LINHA ${at + 1}`, cents: 100 }));
  const open = (props: object) => {
    const element = (
      <TabSheet<Row>
        tab="itens"
        documentName="NF-E 18200"
        columns={[
          { field: 'name', header: 'Nome', identifying: true },
          { field: 'cents', header: 'Valor', kind: 'money', total: 'sum' },
        ]}
        rows={rows(2)}
        answer={{ status: 'ready', error: null, retry: vi.fn() }}
        {...props}
      />
    );
    openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  };
  const sheet = async (name: string) => within(await screen.findByRole('region', { name }));

  it('is named by document and tab', async () => {
    open({});
    const grid = await sheet('NF-E 18200 – Itens');
    expect(await grid.findByText('LINHA 2')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('is named by its tab alone where the document is not known', async () => {
    open({ documentName: '', rows: null });
    const grid = await sheet('Itens');
    expect(await grid.findByText('Nenhum item')).toBeVisible();
  });

  it.each([
    [6, false],
    [7, true],
  ])('of %i rows is searched: %s', async (count, searched) => {
    open({ rows: rows(count) });
    await screen.findByText('LINHA 1');
    expect(screen.queryByRole('searchbox') !== null).toBe(searched);
  });

  it.each([
    ['capa', 1, 1],
    ['capa', 2, 2],
    ['itens', 1, 2],
  ])('of the tab %s with %i rows shows the amount %i times', async (tab, count, least) => {
    open({ tab, rows: rows(count) });
    await screen.findByText('LINHA 1');
    const amounts = screen.getAllByText(/^(R\$\s)?\d,00$/);
    expect(amounts.length).toBe(count + (least > 1 ? 1 : 0));
  });
});

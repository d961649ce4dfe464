import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { sampleStatus } from '@/platform/theme/gallery/sampleStatus';
import { connection } from '@/platform/connection/connection';
import { Banner } from '@/platform/ui/Banner';
import { Card } from '@/platform/ui/Card';
import { EmptyState, NoMatches } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { MetricTile } from '@/platform/ui/MetricTile';
import { SkeletonRows, Loading } from '@/platform/ui/Skeletons';
import { StatusChip } from '@/platform/ui/StatusChip';
import { renderUi } from '@/platform/ui/testing/renderUi';

it('names a card by its title', () => {
  renderUi(
    <Card title="Dólar comercial" aside="20/11, 13:03" headingLevel={3}>
      5,4127
    </Card>,
  );
  const card = screen.getByRole('region', { name: 'Dólar comercial' });
  expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Dólar comercial');
  expect(card).toHaveTextContent('5,4127');
});

it('says what is missing and offers the way out of filters', async () => {
  const cleared = vi.fn();
  renderUi(
    <>
      <EmptyState title="Nenhum lote" text="Cadastre o primeiro lote." />
      <NoMatches onClear={cleared} />
    </>,
  );
  const [empty, filtered] = screen.getAllByRole('status');
  expect(empty).toHaveTextContent('Nenhum loteCadastre o primeiro lote.');
  expect(filtered).toHaveTextContent('Nada encontrado com esses filtros');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(cleared).toHaveBeenCalledOnce();
});

it('offers to try again and shows the code for the support', async () => {
  const retried = vi.fn();
  renderUi(<ErrorState onRetry={retried} code={500} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Código 500');
  // Who is answered has a connection.
  expect(screen.getByRole('alert')).not.toHaveTextContent('conexão');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retried).toHaveBeenCalledOnce();
});

it('blames the connection only where nothing comes through', () => {
  renderUi(<ErrorState />);
  const alert = screen.getByRole('alert');
  expect(alert).not.toHaveTextContent('conexão');
  act(() => connection.wentOffline());
  expect(alert).toHaveTextContent('Confira sua conexão');
  act(() => connection.cameBack());
});

it('says that access is missing', () => {
  renderUi(<ForbiddenState />);
  expect(screen.getByRole('status')).toHaveTextContent('Sem acesso');
});

it('says once that something loads, and hides the skeleton from screen readers', () => {
  renderUi(
    <Loading label="Carregando lotes">
      <SkeletonRows
        rows={3}
        columns={[
          { field: 'name', width: '1fr' },
          { field: 'value', width: '80px', kind: 'number' },
        ]}
      />
    </Loading>,
  );
  const status = screen.getByRole('status');
  expect(status).toHaveAttribute('aria-busy', 'true');
  expect(status).toHaveTextContent(/^Carregando lotes$/);
});

it('reads nothing out where it is one of many on a page', () => {
  renderUi(
    <Loading quiet>
      <SkeletonRows rows={1} columns={[{ field: 'name', width: '1fr' }]} />
    </Loading>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Carregando').closest('[aria-busy=true]')).not.toBeNull();
});

it('shows a status as a word with its count', () => {
  renderUi(<StatusChip {...sampleStatus.RETORNADO} label="Retornado" count={3} />);
  expect(screen.getByText('Retornado (3)')).toBeVisible();
});

it('says the direction of a trend in words, and colours it only when it has a sense', () => {
  renderUi(
    <>
      <MetricTile label="Compra" unit="R$" value="5,41" trend={{ direction: 'up', text: '+0,01' }} />
      <MetricTile label="Postura" value="92" trend={{ direction: 'down', text: '−1', sense: 'bad' }} />
    </>,
  );
  expect(screen.getByRole('group', { name: 'Compra' })).toHaveTextContent('CompraR$5,41Subiu +0,01');
  expect(screen.getByText('+0,01')).toHaveStyle({ color: '#17211B' });
  expect(screen.getByText('−1')).toHaveStyle({ color: '#833501' });
});

it.each([
  ['Nenhum recálculo', 'Nenhum recálculo. Inicie um.'],
  ['Falta o módulo.', 'Falta o módulo. Inicie um.'],
])('sets the fact %s apart from the sentence after it', (fact, said) => {
  renderUi(<Banner tone="neutral" fact={fact} text="Inicie um." />);
  expect(screen.getByRole('status').textContent).toBe(said);
  expect(screen.getByText(fact)).toBeVisible();
});

it('tells a fact with one action and can be dismissed', async () => {
  const [acted, closed] = [vi.fn(), vi.fn()];
  renderUi(
    <Banner
      tone="auto"
      fact="Sua sessão termina em"
      timer="04:59"
      action={{ label: 'Continuar', onClick: acted }}
      onClose={closed}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Sua sessão termina em$/);
  expect(screen.getByRole('timer')).toHaveTextContent('04:59');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
  expect([acted.mock.calls.length, closed.mock.calls.length]).toEqual([1, 1]);
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { PageHead } from '@/platform/ui/PageHead';
import { renderUi } from '@/platform/ui/testing/renderUi';

const doNothing = () => undefined;

function onScreen(small: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: small && query.includes('max-width'),
    addEventListener: doNothing,
    removeEventListener: doNothing,
  }));
}

it('shows one filled and one outlined action, the rest in a menu', async () => {
  onScreen(false);
  const exported = vi.fn();
  renderUi(
    <PageHead
      title="Mesa do Assist"
      subtitle="Documentos enviados"
      primary={{ label: 'Próximo', onClick: doNothing }}
      actions={[
        { label: 'Minha fila', onClick: doNothing },
        { label: 'Exportar', onClick: exported },
        { label: 'Arquivar', onClick: exported, disabledReason: 'Só o administrador arquiva' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Mesa do Assist' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Minha fila' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
  const menu = within(await screen.findByRole('menu'));
  await userEvent.click(menu.getByRole('menuitem', { name: 'Arquivar Só o administrador arquiva' }));
  expect(exported).not.toHaveBeenCalled();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Exportar' }));
  expect(exported).toHaveBeenCalledOnce();
});

it('on a telephone keeps only the primary in view', async () => {
  onScreen(true);
  renderUi(
    <PageHead
      title="Lotes"
      primary={{ label: 'Novo lote', onClick: doNothing }}
      actions={[{ label: 'Exportar', onClick: doNothing }]}
    />,
  );
  expect(screen.getByRole('button', { name: 'Novo lote' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
  expect(await screen.findByRole('menuitem', { name: 'Exportar' })).toBeVisible();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { PermissionFields } from './PermissionFields';
import type { ProfileChoice } from './useProfileChoice';

beforeEach(() => startI18n('pt-BR', ['account', 'forms', 'common', 'ui']));

const node = (id: number) => ({ id, name: `Página ${id}`, children: [] });
function open(choice: Partial<ProfileChoice>, web: number[] = [], mobile: number[] = []) {
  function Host() {
    const form = useForm({
      defaultValues: { permissionProfileValuesWeb: web, permissionProfileValuesMobile: mobile },
    });
    return (
      <FormProvider {...form}>
        <PermissionFields
          choice={
            { wanted: true, trees: null, treesFailed: false, retryTrees: vi.fn(), ...choice } as ProfileChoice
          }
        />
      </FormProvider>
    );
  }
  return renderUi(<Host />);
}
const trees = { web: [node(1), node(2)], mobile: [node(3)] } as unknown as ProfileChoice['trees'];

describe('what an invitation gives', () => {
  it('is counted: pages of this profile alone', async () => {
    open({ trees }, [1, 2, 99], []);
    expect(await screen.findByRole('tree', { name: 'Permissões na web' })).toBeVisible();
    expect(await screen.findByRole('tree', { name: 'Permissões no aplicativo' })).toBeVisible();
    expect(screen.getByText('O convite dará acesso a: web 2 páginas, aplicativo nada.')).toBeVisible();
  });

  it('says which of the two a profile has nothing of', async () => {
    open({ trees: { web: [node(1)], mobile: [] } }, [1]);
    expect(await screen.findByRole('tree', { name: 'Permissões na web' })).toBeVisible();
    expect(screen.getByText('Permissões no aplicativo: este perfil não tem nenhuma.')).toBeVisible();
    expect(screen.queryByText(/na web: este perfil/)).toBeNull();
    expect(screen.getByText('O convite dará acesso a: web 1 página, aplicativo nada.')).toBeVisible();
  });

  it('is loaded, and loaded again where that failed', async () => {
    const { unmount } = open({});
    expect(screen.getByText('Carregando as permissões do perfil')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    const retryTrees = vi.fn();
    open({ treesFailed: true, retryTrees });
    expect(screen.getByText('Não foi possível carregar as permissões')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(retryTrees).toHaveBeenCalledOnce();
  });

  it('is no matter of a profile without menus', () => {
    open({ wanted: false, trees });
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('tree')).toBeNull();
  });
});

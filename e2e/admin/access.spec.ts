import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const AREA = '/administracao-react';

async function openNav(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Navegação principal' });
  await nav.hover();
  return nav;
}

async function signOut(page: Page) {
  // What the page still asks would be answered with 401 once the session is over.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

test('what a master arranges in the menu is what customers see', async ({ page, signIn, demo }) => {
  test.slow();
  await signIn('master', { at: `${AREA}/modulo?registro=novo` });
  const module = page.getByRole('dialog', { name: 'Novo módulo' });
  await module.getByLabel('Nome').fill('Clube do produtor');
  await module.getByLabel('Filtro constante').fill('CLUB');
  await module.getByRole('button', { name: 'Escolher Ícone' }).click();
  await page
    .getByRole('dialog', { name: 'Ícone' })
    .getByRole('button', { name: 'Casa', exact: true })
    .click();
  await module.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'DE TODA CONTA' }).click();
  await module.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();

  await page.goto(`${AREA}/menu?registro=novo`);
  const form = page.getByRole('dialog', { name: 'Nova entrada' });
  await form.getByLabel('Nome').fill('Vantagens');
  await form.getByRole('combobox', { name: 'Módulo' }).click();
  await page.getByRole('option', { name: 'Clube do produtor' }).click();
  await form.getByRole('combobox', { name: 'Endereço' }).fill('avisos');
  await page.getByRole('option', { name: 'Avisos · /avisos' }).click();
  await form.getByRole('button', { name: 'Escolher Ícone' }).click();
  await page
    .getByRole('dialog', { name: 'Ícone' })
    .getByRole('button', { name: 'Aperto de mãos', exact: true })
    .click();
  await form.getByRole('checkbox', { name: 'Produtor' }).check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();

  // Two steps down with the keyboard, then the whole order is written at once.
  const tree = page.getByRole('region', { name: 'Entradas do menu por módulo' });
  const handle = tree.getByRole('button', { name: 'Mover Agenda' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(tree.getByText('Agenda solta na posição 4 de 6 em Geral.')).toBeAttached();
  // The same without keys and without dragging: up by the entry's own menu, and down again.
  const ofAgenda = tree
    .locator('[data-module]')
    .filter({ has: page.getByRole('button', { name: 'Mover Agenda' }) })
    .getByRole('button')
    .last();
  await ofAgenda.click();
  await page.getByRole('menuitem', { name: 'Mover para cima' }).click();
  await expect(tree.getByText('Agenda solta na posição 3 de 6 em Geral.')).toBeAttached();
  await ofAgenda.click();
  await page.getByRole('menuitem', { name: 'Mover para baixo' }).click();
  await expect(tree.getByText('Agenda solta na posição 4 de 6 em Geral.')).toBeAttached();
  await page.getByRole('combobox', { name: 'Cliente' }).fill('santa helena');
  await page.getByRole('option', { name: /SANTA HELENA/ }).click();
  const preview = page.getByRole('group', { name: 'Menu de JOSE CARLOS ZANCHETTIN' });
  await expect(preview.getByText('Vantagens')).toBeVisible();
  const names = () => preview.getByRole('listitem').allInnerTexts();
  expect((await names()).slice(1, 4)).toEqual(['Academia eProdutor', 'Integrações', 'Agenda']);
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Salvar ordem' }).click();
  await expect(page.getByText('Ordem do menu salva com sucesso.')).toBeVisible();
  expect(await demo.calls('/Menu/SaveOrder')).toHaveLength(1);

  // By pointer: into another module, and given up again.
  await tree.getByRole('button', { name: /^Propriedade/ }).click();
  await tree.getByRole('button', { name: 'Mover Integrações' }).hover();
  await page.mouse.down();
  await tree.getByRole('button', { name: 'Mover Mapa da propriedade' }).hover();
  await page.mouse.move(500, 500, { steps: 3 });
  await tree.getByRole('button', { name: 'Mover Mapa da propriedade' }).hover();
  await page.mouse.up();
  await expect(page.getByText('A ordem do menu tem mudanças não salvas.')).toBeVisible();
  await expect(
    tree.getByRole('list', { name: 'Propriedade' }).getByRole('button', { name: 'Mover Integrações' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();

  await page.goto(`${AREA}/configuracao-de-perfil?registro=3`);
  const web = page.getByRole('tree', { name: 'Permissões na web' });
  // Its box is for the pointer only, so it has no role of its own.
  await web.getByRole('treeitem', { name: 'Agenda', exact: true }).locator('input').click();
  await page.getByRole('button', { name: 'Salvar permissões' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tirar 1 permissão de Usuário?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Alterações não salvas')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar permissões' }).click();
  await question.getByRole('button', { name: 'Tirar permissões' }).click();
  await expect(page.getByText('Permissões do perfil salvas com sucesso.')).toBeVisible();

  await signOut(page);
  await signIn('produtor');
  const nav = await openNav(page);
  await nav.getByRole('button', { name: 'Clube do produtor' }).click();
  await expect(nav.getByRole('link', { name: 'Vantagens' })).toBeVisible();
  await signOut(page);
  await signIn('usuario');
  const other = await openNav(page);
  await other.getByRole('button', { name: 'Geral' }).click();
  await expect(other.getByRole('link', { name: 'Integrações' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Agenda' })).toHaveCount(0);
});

test.describe('refusals', () => {
  test.use({ expectedErrors: [/400|401|500/] });

  test('what is used stays, a failed order is kept, and only masters may', async ({ page, signIn, demo }) => {
    test.slow();
    await signIn('master', { at: `${AREA}/modulo` });
    const row = page.getByRole('row').filter({ hasText: 'Avicultura' });
    await row.getByRole('button', { name: 'Excluir' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/Em uso por .*Menus.*não pode ser excluído/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancelar' }).click();

    await demo.breaks('orderMenu', { times: 1 });
    await page.goto(`${AREA}/menu`);
    await page.getByRole('button', { name: 'Mover Agenda' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Salvar ordem' }).click();
    await expect(page.getByText('A ordem do menu tem mudanças não salvas.')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar ordem' }).click();
    await expect(page.getByText('Ordem do menu salva com sucesso.')).toBeVisible();

    await demo.breaks('openProfilePattern', { times: 1 });
    await page.goto(`${AREA}/configuracao-de-perfil?registro=5`);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('tree', { name: 'Permissões na web' })).toBeVisible();
    await signOut(page);
    await signIn('produtor', { at: `${AREA}/menu` });
    await expect(page).toHaveURL(/\/404$/);
  });
});

import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { leaveAccount } from './home';
import { noticeForm, noticesCard, titleOf, typeText } from './noticesPage';

const notice = (id: number, fields: object) => ({
  id,
  title: `Aviso ${id}`,
  tag: null,
  colorTag: null,
  leaveInEvidence: false,
  publicationDate: '2026-01-01T00:00:00',
  description: '',
  customerId: null,
  customerName: null,
  systemBusinessActivityId: null,
  systemBusinessActivityName: null,
  moduleId: null,
  moduleName: null,
  isNotify: false,
  ...fields,
});

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test('a master publishes a notice that a producer then sees', async ({ page, demo, signIn }) => {
  await signIn('master');
  await noticesCard(page).getByRole('button', { name: 'Novo aviso' }).click();
  const dialog = noticeForm(page);
  await titleOf(dialog).fill('Recolhimento de embalagens na quinta');
  await dialog.getByLabel('Por produtor').check();
  await dialog.getByLabel(/^Produtor/).fill('santa helena');
  await page.getByRole('option', { name: 'AGROPECUARIA SANTA HELENA LTDA' }).click();
  await dialog.getByLabel(/^Etiqueta/).fill('Meio ambiente');
  await dialog.getByLabel(/^Cor da etiqueta/).fill('#15803d');
  await dialog.getByLabel('Ativo', { exact: true }).check();
  await dialog.getByLabel('Notificar quem recebe o aviso').check();
  await typeText(page, 'Leve as embalagens lavadas.');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(noticesCard(page).getByText('Recolhimento de embalagens na quinta')).toBeVisible();

  const [sent] = await demo.calls('/SystemMessageBoard/CustomAdd');
  expect(sent?.body).toEqual({
    title: 'Recolhimento de embalagens na quinta',
    description: '<p>Leve as embalagens lavadas.</p>',
    publicationDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00$/) as unknown,
    tag: 'Meio ambiente',
    colorTag: '#15803D',
    leaveInEvidence: true,
    type: 1,
    customerId: 1,
    systemBusinessActivityId: null,
    moduleId: null,
    isNotify: true,
  });
  expect(sent?.headers['requestverificationtoken']).toBeTruthy();

  await leaveAccount(page);
  await signIn('produtor');
  const row = noticesCard(page).getByRole('button', { name: /Recolhimento de embalagens/ });
  await expect(row).toContainText('Meio ambiente');
  // Who only reads may neither write, change nor delete.
  for (const name of [/Novo aviso/, /Editar aviso/, /Excluir aviso/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await row.click();
  const all = page.getByRole('dialog', { name: 'Todos os avisos' });
  await expect(all.getByText('Leve as embalagens lavadas.')).toBeVisible();
  await expect(all.getByRole('button', { name: /Editar aviso|Excluir aviso/ })).toHaveCount(0);
  await page.goBack();
  await expect(all).toBeHidden();
});

test('all pinned notices and the two newest in the card, all of them in order, one by its link, none at all @mobile', async ({
  page,
  demo,
  signIn,
}) => {
  await demo.answers('listNotices', [
    notice(1, { publicationDate: '2026-01-10T00:00:00', leaveInEvidence: true, title: 'Fixo antigo' }),
    notice(2, { publicationDate: '2026-02-10T00:00:00', leaveInEvidence: true, title: 'Fixo novo' }),
    notice(3, { publicationDate: '2026-03-01T00:00:00', title: 'Primeiro' }),
    notice(4, { publicationDate: '2026-03-03T00:00:00', title: 'Terceiro' }),
    notice(5, { publicationDate: '2026-03-02T00:00:00', title: 'Segundo' }),
    ...[6, 7, 8, 9].map((id) => notice(id, { publicationDate: `2025-01-0${id}T00:00:00` })),
  ]);
  await signIn('produtor');
  const titles = noticesCard(page).locator('strong');
  await expect(titles).toHaveText(['Fixo novo', 'Fixo antigo', 'Terceiro', 'Segundo']);
  await noticesCard(page).getByRole('button', { name: 'Mais avisos' }).click();
  const all = page.getByRole('dialog', { name: 'Todos os avisos' });
  await expect(all.locator('strong')).toHaveText([
    'Fixo novo',
    'Fixo antigo',
    'Terceiro',
    'Segundo',
    'Primeiro',
    ...[9, 8, 7, 6].map((id) => `Aviso ${id}`),
  ]);
  await expectNoSeriousAxe(page);
  await all.getByLabel('Buscar avisos').fill('PRIMEIRO');
  await expect(all.locator('strong')).toHaveText(['Primeiro']);
  await expect(page).toHaveURL(/avisoBusca=PRIMEIRO/);
  await all.getByRole('button', { name: /Primeiro/ }).click();
  await expect(all.getByText('Este aviso não tem mais texto.')).toBeVisible();
  await all.getByRole('button', { name: 'Fechar' }).click();
  await expect(all).toBeHidden();
  await expect(page).toHaveURL('/inicio');

  // A link leads to one of them, and says when it is gone.
  await demo.recovers();
  await page.goto('/inicio?avisos=todos&aviso=1');
  await expect(all.getByRole('cell', { name: 'Pronaf custeio' })).toBeVisible();
  await page.goto('/inicio?avisos=todos&aviso=99999');
  await expect(all.getByText('Este aviso não está mais disponível.')).toBeVisible();
  // Unreadable rows do not mean that there are none: the last ones stay, and the card says so.
  const odd = [{ nada: 1 }, null, { id: 3 }, { id: 4, title: ' ' }];
  await demo.answers('listNotices', odd);
  await page.goto('/inicio?avisos=todos');
  await expect(all.locator('strong').first()).toHaveText(/^Sistema indisponível/);
  await all.getByRole('button', { name: 'Fechar' }).click();
  await expect(noticesCard(page).getByText(/^Não foi possível atualizar · dados/)).toBeVisible();
  await expect(noticesCard(page).locator('strong').first()).toHaveText(/^Sistema indisponível/);
  await demo.answers('listNotices', []);
  await page.goto('/inicio?avisos=todos');
  await expect(all.getByText('Nenhum aviso para exibir.')).toBeVisible();
  await all.getByRole('button', { name: 'Fechar' }).click();
  await expect(noticesCard(page).getByText('Nenhum aviso para exibir.')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const AREA = '/administracao-react';
/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const saved = (page: Page) => page.getByText('Registro salvo com sucesso.');

async function pick(page: Page, form: ReturnType<Page['getByRole']>, label: RegExp, option: string | RegExp) {
  await form.getByLabel(label).first().click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Leaves the session and comes back as a producer. */
async function asProducer(page: Page, signIn: (account: string) => Promise<void>): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await signIn('produtor');
}

test('a question of the administration stands in the FAQ of everybody', async ({ page, signIn }) => {
  await signIn('master');

  // A theme, and a question in it.
  await page.goto(`${AREA}/temas-agrupados`);
  await page.getByRole('button', { name: 'Novo tema' }).click();
  await page.getByRole('dialog', { name: 'Novo tema' }).getByLabel(/^Nome/).fill('Nota fiscal');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await page.goto(`${AREA}/perguntas-respostas`);
  await page.getByRole('button', { name: 'Nova pergunta' }).click();
  const question = page.getByRole('dialog', { name: 'Nova pergunta' });
  await pick(page, question, /^Tema/, 'Nota fiscal');
  await question.getByLabel(/^Pergunta/).fill('Qual NCM uso para o milho?');
  await question.getByLabel(/^Resposta/).click();
  await page.keyboard.type('Para o milho em grão, 1005.90.10.');
  await question.getByRole('button', { name: 'Salvar' }).click();
  await expect(saved(page)).toBeVisible();

  // Used by a question it is not deleted; the way out is offered and not taken.
  await page.goto(`${AREA}/temas-agrupados?busca=nota fiscal`);
  await page.getByRole('button', { name: 'Excluir' }).first().click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toContainText('Em uso por Perguntas e respostas: 1.');
  await confirmation.getByRole('button', { name: 'Cancelar' }).click();

  await asProducer(page, signIn);
  await page.getByRole('button', { name: 'Perguntas frequentes' }).click();
  const faq = page.getByRole('dialog', { name: 'Perguntas frequentes' });
  await faq.getByRole('button', { name: /^Nota fiscal/ }).click();
  await faq.getByRole('button', { name: 'Qual NCM uso para o milho?' }).click();
  await expect(faq.getByText('Para o milho em grão, 1005.90.10.')).toBeVisible();
});

test('a video that is linked to a page is offered in its header, and found from anywhere', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('master');
  // A video whose address is refused first, then linked to a page.
  await page.goto(`${AREA}/videos`);
  await page.getByRole('button', { name: 'Novo vídeo' }).click();
  const video = page.getByRole('dialog', { name: 'Novo vídeo' });
  await video.getByLabel(/^Título/).fill('A agenda em três minutos');
  await video.getByLabel(/^Endereço/).fill('https://videos.example/1');
  await pick(page, video, /^Tópico/, 'Primeiros passos');
  await pick(page, video, /^Subtópico/, 'Tela inicial');
  await video
    .locator('input[type=file]')
    .setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer: PNG });
  await expect(video.getByRole('img', { name: 'Capa' })).toBeVisible();
  await video.getByRole('button', { name: 'Salvar' }).click();
  await expect(video.getByText('Endereço deve ser de um vídeo do YouTube').first()).toBeVisible();
  await video.getByLabel(/^Endereço/).fill('https://youtu.be/dQw4w9WgXcQ');
  await video.getByRole('button', { name: 'Salvar' }).click();
  await expect(saved(page)).toBeVisible();
  expect((await demo.calls('/SystemHelpCenterPost/Create')).at(-1)?.body).toMatchObject({
    thumbnail: { fileName: 'capa.png', contentAsBase64String: PNG.toString('base64') },
  });
  // A copy has the picture too.
  const row = page.getByRole('row').filter({ hasText: 'A agenda em três minutos' });
  await row.getByRole('button', { name: 'Duplicar' }).click();
  await expect(video.getByRole('img', { name: 'Capa' })).toBeVisible();
  await video.getByLabel(/^Título/).fill('A outra agenda');
  await video.getByRole('button', { name: 'Salvar' }).click();
  await expect(video).toBeHidden();
  expect((await demo.calls('/SystemHelpCenterPost/Create')).at(-1)?.body).toMatchObject({
    thumbnailUrl: `data:image/png;base64,${PNG.toString('base64')}`,
  });
  await page.goto(`${AREA}/videos-telas`);
  await page.getByRole('button', { name: 'Nova ligação' }).click();
  const link = page.getByRole('dialog', { name: 'Nova ligação' });
  await link.getByLabel(/^Tela/).fill('agenda');
  await page.getByRole('option', { name: /\(\/agenda\)/ }).click();
  await link.getByRole('combobox', { name: /^Vídeo/ }).fill('três minutos');
  await page.getByRole('option', { name: 'A agenda em três minutos' }).click();
  await link.getByRole('button', { name: 'Salvar' }).click();
  await expect(saved(page)).toBeVisible();

  // Who wrote it stands in the record; the search over all registers leads there.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Página, produtor ou ação' }).fill('tres minutos agenda');
  await page.getByRole('option', { name: /A agenda em três minutos.*Vídeos$/ }).click();
  await expect(page).toHaveURL(/\/videos\?registro=\d+/);
  await expect(page.getByRole('dialog', { name: 'Vídeo', exact: true })).toContainText(/Criado em .* por /);
  await expect(page.getByRole('img', { name: 'Capa' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Página, produtor ou ação' });
  for (const [typed, found] of [
    ['santa helena', /AGROPECUARIA SANTA HELENA LTDA.*Clientes$/],
    ['juliana prado', /Juliana Prado Bertolini.*Gerentes de conta$/],
    ['1201.90.00', /12019000 Soja.*NCM$/],
    ['mastercard', /MASTERCARD.*Bandeiras de cartão$/],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
  }

  await asProducer(page, signIn);
  await page.goto('/agenda');
  const popup = page.waitForEvent('popup');
  await page
    .getByRole('button', { name: 'Vídeo de ajuda' })
    .or(page.getByRole('link', { name: 'Vídeo de ajuda' }))
    .click();
  expect(new URL((await popup).url()).searchParams.get('video')).toBe('53');
});

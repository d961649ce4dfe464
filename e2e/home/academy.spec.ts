import { expect, test } from '../fixtures';

test.use({ expectedErrors: [/500|ERR_/] });

test('videos by topic are found by words, tell where they play, and stand faults @mobile', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor', { at: '/academia-eprodutor' });
  const topic = page.getByRole('region', { name: 'Propriedade e mapas' });
  await expect(topic.getByRole('link')).toHaveCount(5);
  await expect(page.getByText('15 vídeos')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar vídeos' }).fill('talhoes');
  await expect(page.getByText('1 vídeo', { exact: true })).toBeVisible();
  await topic.getByRole('link', { name: /^Como desenhar talhões no mapa/ }).click();
  await expect(page).toHaveURL(/\?video=22$/);
  const video = page.getByRole('dialog', { name: 'Como desenhar talhões no mapa' });
  await expect(video.getByRole('link', { name: 'Assistir ao vídeo' })).toHaveAttribute(
    'href',
    'https://academia.eprodutor.example/videos/22',
  );
  // Back and Esc lead to the list as it was.
  await page.goBack();
  await expect(video).toBeHidden();
  await expect(page.getByText('1 vídeo', { exact: true })).toBeVisible();
  await topic.getByRole('link').click();
  await expect(video).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(video).toBeHidden();
  await expect(page).toHaveURL(/\/academia-eprodutor$/);
  await page.getByRole('searchbox', { name: 'Buscar vídeos' }).fill('trator');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await topic.getByRole('link', { name: /^Como desenhar/ }).click();
  await video.getByRole('link', { name: 'Mapa da propriedade' }).click();
  await expect(page).toHaveURL(/\/propriedade$/);

  await page.goto('/academia-eprodutor?video=999');
  await expect(page.getByText('Este vídeo não existe mais ou foi retirado da academia.')).toBeVisible();
  const refresh = page.getByRole('button', { name: 'Atualizar os vídeos' });
  // What is known stays through a 500, a lost connection and an answer that cannot be read.
  const faults = [
    () => demo.breaks('listVideos'),
    () => demo.cutsOff('listVideos'),
    () => demo.answers('listVideos', 'isto não é JSON'),
  ];
  for (const happens of faults) {
    await happens();
    await refresh.click();
    await expect(page.getByText(/^(Não foi possível atualizar|Sem conexão) · dados às/)).toBeVisible();
    await expect(topic.getByRole('link')).toHaveCount(5);
    await demo.recovers();
    await refresh.click();
    await expect(page.getByText(/^Atualizado às/)).toBeVisible();
  }
  await demo.answers('listVideos', [null, { nada: 1 }]);
  await refresh.click();
  await expect(page.getByText('Nenhum vídeo publicado')).toBeVisible();
});

import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PUBLIC = [
  '/login-v2',
  '/esqueci-minha-senha',
  '/confirmacao-de-email',
  '/redefinir-minha-senha/1/abc/produtor%40demo.com.br',
  '/termos-de-uso',
  '/manutencao',
  '/401',
  '/404',
  '/500',
];
const PRIVATE = [
  '/inicio',
  '/perfil/concedidas',
  '/propriedade',
  '/configuracao-de-propriedade/propriedades',
  '/configuracao-de-propriedade/centros-de-custo',
  '/configuracao-de-propriedade/talhoes',
  '/configuracao-de-propriedade/teor-de-argila',
  '/configuracao-de-propriedade/aviarios',
  '/configuracao-de-propriedade/comunidades-rurais',
  '/configuracao-de-propriedade/comunidades-rurais?registro=novo',
  '/financeiro/cadastros-financeiros/fonte-de-cotacao',
  '/financeiro/cadastros-financeiros/cartoes-de-credito?registro=1',
  '/financeiro/cadastros-financeiros/emprestimos/2?aba=schedule',
  '/financeiro/cadastros-financeiros/moedas?registro=1',
  '/equipamentos/cadastro',
  '/sensores/cadastro?registro=novo',
  '/integracoes',
  '/integracoes/2',
  '/parceiros/1',
  '/cadastro-de-produtos/produtos?registro=1',
  '/titulos',
  '/titulos?titulo=novo',
  '/consulta-de-documentos',
  '/inicio?janela=documento&janela.id=1&janela.movimento=EXPENSE',
  '/inicio?janela=aparencia',
  '/inicio?janela=teclas',
  '/inicio?janela=faq',
  '/agenda',
  '/academia-eprodutor',
  '/academia-eprodutor?video=21',
  '/agricultura/ocorrencia',
  '/agricultura/ocorrencia/nova?novo=pulverizacao',
  '/agricultura/relacoes-climaticas',
  '/planejamento-de-producao/lavoura/1',
  '/avicultura/ronda',
  '/piscicultura/ronda',
  '/avicultura/dashboard-aviario',
  '/avicultura/relatorio-de-lote',
  '/avicultura/dashboard-de-resultados',
  '/performance-e-consumo?lote=1&lote=2',
  '/avicultura/boletim/lar',
  '/frequencia-distribuicao-pesos-aves',
  '/resultado-livro-caixa',
  '/balanco-contabil',
  '/nova-previsao-de-caixa',
  '/agricultura/dashboard-de-resultados',
  '/analise-da-cultura',
];

test('every public page opens with one heading and no serious finding', async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expectNoSeriousAxe(page);
  }
});

// Some ten pages a test: the list grows with the catalogue.
for (let at = 0; at < PRIVATE.length; at += 10) {
  const paths = PRIVATE.slice(at, at + 10);
  test(`${paths[0]} and the pages after it open with one heading and no serious finding`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(90_000);
    await signIn('produtor');
    for (const path of paths) {
      await page.goto(path);
      // By element: under an open dialog the page's own heading is hidden from assistive technology.
      await expect(page.locator('h1'), path).toHaveCount(1);
      await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
      await expectNoSeriousAxe(page);
    }
  });
}

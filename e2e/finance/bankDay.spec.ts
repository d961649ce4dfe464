import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { bankFile, lineOfTitle, reconciliationOf, titlesDue } from './bankFile';

const DAYS = 200;

const IMPORT = '/extrato-bancario/importacao-ofx?conta=1';
const RECONCILIATION = '/extrato-bancario/conciliacao?conta=1';
const RECONCILE = '/BankReconciliation/Reconcile';

test.use({ expectedErrors: [/\b(?:401|409|400|500)\b/] });

test('a file is imported and reconciled by keyboard; one match fails, one is reversed and its title is open again', async ({
  page,
  demo,
  signIn,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: IMPORT });
  const [first, second] = await titlesDue(page, page.request, DAYS);
  if (!first || !second) throw new Error('the demo has no two titles that were due');
  await page.getByLabel('Arquivos OFX').setInputFiles(bankFile([first, second].map(lineOfTitle)));
  await page.getByRole('button', { name: 'Importar 2 linhas' }).press('Enter');
  await expect(page.getByText('2 linhas importadas.')).toBeVisible();

  await page.goto(reconciliationOf(DAYS));
  const [one, two] = [lineOfTitle(first).memo, lineOfTitle(second).memo];
  await page.getByRole('tab', { name: /Automáticas/ }).press('Enter');
  const rows = page.getByRole('list', { name: 'Automáticas' }).getByRole('listitem');
  await expect(rows.filter({ hasText: one }).getByText('Conciliado agora, automático')).toBeVisible();
  await expect(rows.filter({ hasText: two })).toBeVisible();
  await expect(page.getByText(/^Falta para zerar: /)).toBeVisible();
  expect(await demo.calls(RECONCILE)).toEqual([]);

  // The first of the two that are sent fails: what is done and what is not is said, and the rest is sent again.
  await demo.breaks('reconcile', { times: 1 });
  await page.getByRole('button', { name: /^Confirmar \d+ automáticas?$/ }).press('Enter');
  await expect(page.getByText(/\d+ conciliaç(?:ão feita|ões feitas)\. 1 não foi feita:/)).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: /^Confirmar 1 automática$/ }).press('Enter');
  await expect(page.getByText('1 conciliação feita.', { exact: true })).toBeVisible();

  // The last step is taken back and done again, without the pointer.
  await page.keyboard.press('Control+z');
  await expect(page.getByText('1 conciliação desfeita.')).toBeVisible();
  await page.getByRole('button', { name: /^Confirmar 1 automática$/ }).press('Enter');
  await expect(page.getByText('1 conciliação feita.', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: /Conciliadas/ }).press('Enter');
  const reverse = page.getByRole('button', { name: `Estornar ${one}` });
  await reverse.press('Enter');
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation.getByRole('list', { name: 'Pagamentos que serão excluídos' })).toContainText(
    first.partnerPersonName,
  );
  await page.keyboard.press('Escape');
  await expect(confirmation).toHaveCount(0);
  await expect(reverse).toBeVisible();
  await reverse.press('Enter');
  await confirmation.getByRole('button', { name: 'Estornar' }).press('Enter');
  await expect(page.getByText('Estornado com sucesso.')).toBeVisible();
  await expect(reverse).toHaveCount(0);

  await page.goto('/titulos');
  await page.getByRole('searchbox').fill(first.documentNumber);
  const open = first.openValue.toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  const row = page.getByRole('row').filter({ hasText: open }).first();
  await expect(row.getByRole('button', { name: /Baixar/ }).first()).toBeEnabled();

  // Two tabs on one line: it is paid once, and the second tab says by whom.
  await page.goto(reconciliationOf(DAYS));
  const other = await context.newPage();
  await other.goto(reconciliationOf(DAYS));
  const confirmIn = (of: typeof page) => of.getByRole('button', { name: `Confirmar ${one}` });
  await expect(confirmIn(page)).toBeVisible();
  await expect(confirmIn(other)).toBeVisible();
  await confirmIn(page).click();
  await expect(page.getByText('1 conciliação feita.', { exact: true })).toBeVisible();
  await confirmIn(other).click();
  await expect(other.getByText(/já foi conciliada por/)).toBeVisible();
  await expect(confirmIn(other)).toHaveCount(0);
  await other.getByRole('tab', { name: /Conciliadas/ }).click();
  await expect(other.getByRole('button', { name: `Estornar ${one}` })).toHaveCount(1);
  await other.close();
});

test('the session ends over a half-made match, which goes on after the password', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(90_000);
  await page.clock.install();
  await demo.tokensLive(295);
  await signIn('produtor', { at: RECONCILIATION });
  await page.getByRole('tab', { name: /A conciliar/ }).click();
  await page.getByRole('button', { name: 'Conciliar TARIFA PACOTE DE SERVICOS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Conciliar' });
  const candidate = dialog.getByRole('checkbox').first();
  await candidate.check();
  await page.clock.fastForward(296_000);
  const again = page.getByRole('alertdialog', { name: 'Sua sessão expirou' });
  await expect(again).toBeVisible();
  await demo.tokensLive(3600);
  await again.getByLabel('Senha', { exact: true }).fill('demo1234');
  await again.getByRole('button', { name: 'Entrar' }).click();
  await expect(again).toBeHidden();
  await expect(candidate).toBeChecked();
  // Left without confirming, it is offered again.
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText(/^Conciliação começada: TARIFA PACOTE DE SERVICOS/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
});

test('each kind of bad file is refused with its reason and line, or read with a warning', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: IMPORT });
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const good = bankFile([{ day, amount: '-12,34', fitId: 'G1', memo: 'AÇÚCAR & CIA' }]);
  const text = good.buffer.toString('utf8');
  const file = (name: string, body: string | Buffer) => ({ ...good, name, buffer: Buffer.from(body) });
  const head = 'OFXHEADER:100\nVERSION:102\n\n';
  await page
    .getByLabel('Arquivos OFX')
    .setInputFiles([
      file('vazio.ofx', ''),
      file('boleto.ofx', '%PDF-1.7\n%âãÏÓ'),
      file('planilha.ofx', 'data;valor\n01/09/2026;10,00'),
      file('grande.ofx', Buffer.alloc(31 * 1024 * 1024, 32)),
      file('carteira.ofx', `${head}<OFX>\n<INVSTMTRS><INVACCTFROM><ACCTID>1</INVACCTFROM></INVSTMTRS></OFX>`),
      file('perfil.ofx', `${head}<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>`),
      file(
        'recusa.ofx',
        `${head}<OFX><SONRS><STATUS><CODE>15500<SEVERITY>ERROR<MESSAGE>Senha inválida</STATUS></SONRS></OFX>`,
      ),
    ]);
  for (const reason of [
    'vazio.ofx: não é um arquivo OFX (linha 1).',
    'boleto.ofx: não é um arquivo OFX (linha 1).',
    'planilha.ofx: não é um arquivo OFX (linha 1).',
    /^grande\.ofx: o arquivo passa de 30 MB\.$/,
    'carteira.ofx: o arquivo traz só uma carteira de investimentos (linha 5), não um extrato de conta.',
    'perfil.ofx: o arquivo não traz nenhum extrato (até a linha 4).',
    'recusa.ofx: o banco respondeu com o erro 15500 Senha inválida (linha 4).',
  ])
    await expect(page.getByText(reason)).toBeVisible();
  await expectNoSeriousAxe(page);

  const cut = text.slice(0, text.indexOf('<FITID>'));
  const strange = text
    .replace('<STMTTRN>', '<STMTTRN><DTPOSTED>20260231<TRNAMT>-1,00<FITID>X</STMTTRN>\r\n<STMTTRN>')
    .replace('VERSION:102', 'VERSION:999')
    .replace('BRL', 'USD');
  await page
    .getByLabel('Arquivos OFX')
    .setInputFiles([file('cortado.ofx', cut), file('estranho.ofx', strange)]);
  // The dollars of the second file are no statement of the account in reais: the user chooses where they go.
  const where = page.getByRole('dialog', { name: 'Para qual conta vai cada um?' });
  await expect(where.getByText('A conta cadastrada com este banco e número é em outra moeda.')).toBeVisible();
  await where
    .getByRole('combobox', { name: /Conta-corrente/ })
    .last()
    .click();
  await page
    .getByRole('option', { name: /BANCO DO BRASIL/ })
    .first()
    .click();
  await expect(where.getByText(/Os valores do arquivo estão em USD/)).toBeVisible();
  await where.getByRole('button', { name: 'Ver prévia' }).click();
  const short = page.getByRole('table', { name: /cortado\.ofx/ });
  await expect(short.getByText('Linha 6 do arquivo: o movimento está incompleto.')).toBeVisible();
  await expect(page.getByText(/O arquivo termina antes do fim \(linha 6\)/)).toBeVisible();
  const odd = page.getByRole('table', { name: /estranho\.ofx/ });
  await expect(odd.getByText('Linha 6 do arquivo: data ausente ou ilegível.')).toBeVisible();
  await expect(odd.getByText('AÇÚCAR & CIA')).toBeVisible();
  // The gravest of several warnings stands in one line, which opens the others.
  await expect(page.getByText(/Os valores do arquivo estão em USD/)).toBeVisible();
  await expect(page.getByText(/Versão 999 do OFX não é conhecida/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver mais 1 aviso', exact: true }).click();
  await expect(page.getByText(/Versão 999 do OFX não é conhecida/)).toBeVisible();
});

test('a user without finance is refused on every page of the bank', async ({ page, signIn }) => {
  test.setTimeout(90_000);
  await signIn('usuario');
  for (const path of [
    RECONCILIATION,
    IMPORT,
    '/extrato-bancario',
    '/aplicacoes-financeiras',
    '/fluxo-de-caixa',
    '/app/fluxo-de-caixa',
    '/nova-previsao-de-caixa',
    '/livro-caixa',
    '/resultado-livro-caixa',
    '/resultado-livro-caixa-mensal',
    '/balanco-contabil',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/401/);
  }
});

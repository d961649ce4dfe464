import { configure, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { demo } from '../../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { financeRoutes } from '../../financeRoutes';
import { Component as OfxImportPage } from './OfxImportPage';

configure({ defaultHidden: true });
startDemo({ routes: financeRoutes, namespaces: ['financeBank', 'grid', 'forms', 'common', 'ui'] });

const IMPORT = '/BankStatement/Import';
const DAY = addDays(today(), -1);
const ofxDay = (day: string) => day.replaceAll('-', '');
const entry = (amount: string, fitId: string, memo: string, day = DAY) =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${ofxDay(day)}000000[-3:BRT]<TRNAMT>${amount}<FITID>${fitId}<MEMO>${memo}</STMTTRN>\n`;
const ENTRIES = [
  entry('-77,31', 'F1', 'TARIFA PACOTE'),
  entry('-77,31', '0', 'PIX ENVIADO'),
  entry('-77,31', '0', 'PIX ENVIADO'),
  entry('9.000,00', '', 'SALDO DIA'),
  entry('12,00', 'F2', 'AGENDADO', addDays(today(), 5)),
  entry('x', 'F3', 'RASURADO'),
].join('');

function accountAtBank() {
  const { banks, currentAccounts } = demo.world.finance;
  const options = currentAccounts.filter((row) => row.bankId !== null && row.number !== null);
  const account = options[0];
  if (!account) throw new Error('the demo has no account at a bank');
  return { id: account.id, number: account.number ?? '', code: banks.need(account.bankId ?? 0).code };
}

const ofx = (bank: string, number: string, entries = ENTRIES, name = 'extrato.ofx', currency = 'BRL') =>
  new File(
    [
      `OFXHEADER:100\nVERSION:102\n\n<OFX><STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>${bank}<ACCTID>00${number}</BANKACCTFROM><BANKTRANLIST>\n${entries}</BANKTRANLIST></STMTRS></OFX>`,
    ],
    name,
  );

async function openAt(id: number) {
  const opened = openSignedIn({
    routes: [
      { path: '/extrato-bancario/importacao-ofx', element: <OfxImportPage /> },
      { path: '/extrato-bancario', element: null },
    ],
    at: `/extrato-bancario/importacao-ofx?conta=${id}`,
  });
  const choose = async (...files: File[]) =>
    opened.user.upload(await screen.findByLabelText('Arquivos OFX'), files);
  return { ...opened, choose };
}
const keptLines = () =>
  demo.world.finance.statementLines.filter(
    ({ date, memo }) =>
      date === DAY && memo !== null && /^(TARIFA PACOTE|PIX ENVIADO|RENDIMENTO)$/.test(memo),
  );
const verdicts = async () => {
  const table = await screen.findByRole('table', { name: /extrato\.ofx/ });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) =>
        /Novo|Já importado|Provável repetido|Saldo ignorado|Data futura|Ilegível/.exec(row.textContent)?.[0],
    );
};

it('imports what is new, and the same file again adds nothing', async () => {
  const { id, number, code } = accountAtBank();
  const { user, router, choose } = await openAt(id);
  await choose(ofx(code, number));
  expect(await verdicts()).toEqual(['Novo', 'Novo', 'Novo', 'Saldo ignorado', 'Data futura', 'Ilegível']);
  expect(screen.queryByText(/Arquivo não compatível/)).toBeNull();
  expect(screen.getByText(/Linha \d+ do arquivo: valor ausente ou ilegível/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Importar 3 linhas' }));
  expect(await screen.findByText('3 linhas importadas.')).toBeInTheDocument();
  expect(callsTo(IMPORT)[0]?.body).toMatchObject({
    accountId: id,
    lines: [
      { fitId: 'F1', date: DAY, amount: -77.31, memo: 'TARIFA PACOTE' },
      { fitId: '0', memo: 'PIX ENVIADO' },
      { fitId: '0', memo: 'PIX ENVIADO' },
    ],
  });
  expect(keptLines()).toHaveLength(3);

  await choose(ofx(code, number));
  await waitFor(async () =>
    expect((await verdicts()).slice(0, 3)).toEqual(['Já importado', 'Já importado', 'Já importado']),
  );
  expect(screen.getByText('Nenhuma linha nova: nada será importado.')).toBeInTheDocument();
  expect(screen.getByText(`O dia ${formatDate(DAY)} já tem linhas importadas.`)).toBeInTheDocument();
  expect(callsTo(IMPORT)).toHaveLength(1);
  await choose(ofx(code, number, `${ENTRIES}${entry('5,00', 'F9', 'RENDIMENTO')}`, 'mais-extrato.ofx'));
  await user.click(await screen.findByRole('button', { name: 'Importar 1 linha' }));
  await user.click(await screen.findByRole('button', { name: 'Ver extrato' }));
  expect(router.state.location.search).toContain(`filtro.banco=${id}`);
  expect(keptLines()).toHaveLength(4);
});

it('warns about another account and goes on when told so; a failed import keeps the preview', async () => {
  const { id, number } = accountAtBank();
  const { user, choose } = await openAt(id);
  await choose(ofx('999', number, ENTRIES, 'extrato.ofx', 'USD'));
  const dollars = new RegExp(
    `Os valores do arquivo estão em USD, e a conta ${demo.world.finance.currentAccounts.need(id).name} é em BRL\\.`,
  );
  // The gravest warning stands alone in one line, which opens the others.
  expect(await screen.findByText('Arquivo não compatível com a conta/banco selecionado')).toBeInTheDocument();
  expect(screen.queryByText(dollars)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver mais 1 aviso' }));
  expect(screen.getByText(dollars)).toBeInTheDocument();
  expect(screen.getByText('Nada é convertido: USD 100 do arquivo entram como BRL 100.')).toBeInTheDocument();
  backend.refuses('importStatement', { error: { message: 'Conta bloqueada.' } }, { times: 1 });
  await user.click(screen.getByRole('button', { name: 'Importar 3 linhas' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Arquivo não compatível/ }));
  expect(question.getByText(dollars)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Importar mesmo assim' }));
  expect(await screen.findByText(/A importação falhou.*Conta bloqueada\./)).toBeInTheDocument();
  expect(await verdicts()).toHaveLength(6);
  expect(keptLines()).toHaveLength(0);
});

it('takes an import back as a whole, unless one of its lines is reconciled', async () => {
  const { id, number, code } = accountAtBank();
  const { banking } = demo.world.finance;
  const { user, choose } = await openAt(id);
  await choose(ofx(code, number));
  await user.click(await screen.findByRole('button', { name: 'Importar 3 linhas' }));
  const [kept] = await waitFor(() => {
    const rows = keptLines();
    expect(rows).toHaveLength(3);
    return rows;
  });
  const match = banking.reconciliations.insert({
    customerId: kept?.customerId ?? 0,
    currentAccountId: id,
    lineIds: [kept?.id ?? 0],
    writeOffIds: [],
    entryIds: [],
    madeWriteOffIds: [],
    madeDocumentIds: [],
    madeLineIds: [],
    unmet: [],
    automatic: false,
    userName: 'ANA',
    createdAt: '',
  });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Ver ou desfazer importações' }));
    return within(await screen.findByRole('dialog', { name: /^Importações: / }));
  };
  const dialog = await open();
  expect(await dialog.findByText(/extrato\.ofx/)).toBeInTheDocument();
  expect(dialog.getByText(/1 linha já está conciliada; estorne-a antes:/)).toBeInTheDocument();
  expect(dialog.getByText(/TARIFA PACOTE ·/)).toBeInTheDocument();
  const undoing = dialog.getByRole('button', { name: /^Desfazer a importação de/ });
  expect(undoing).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: 'Fechar' }));

  banking.reconciliations.remove(match.id);
  const again = await open();
  await waitFor(() => expect(again.queryByText(/já está conciliada/)).toBeNull());
  await user.click(again.getByRole('button', { name: /^Desfazer a importação de/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Desfazer esta importação?' }));
  await user.click(question.getByRole('button', { name: 'Desfazer importação' }));
  expect(await screen.findByText('Importação desfeita.')).toBeInTheDocument();
  expect(await again.findByText('Nenhuma importação')).toBeInTheDocument();
  expect(keptLines()).toHaveLength(0);
});

it('matches the bank’s own line of a move that was entered before, so that it counts once', async () => {
  const { id, number, code } = accountAtBank();
  const { banking, currentAccounts, occurrences, statementLines } = demo.world.finance;
  const { customerId } = currentAccounts.need(id);
  const taken = occurrences.find((row) => row.customerId === customerId && row.kind === 'OWNER');
  const own = statementLines.insert({
    customerId,
    currentAccountId: id,
    date: addDays(DAY, -1),
    amount: -612.35,
    fitId: null,
    manual: true,
    occurrenceId: taken?.id ?? 0,
    memo: 'RETIRADA',
    payee: null,
    checkNumber: null,
  });
  const { user, choose } = await openAt(id);
  await choose(ofx(code, number, entry('-612,35', 'S1', 'SAQUE TERMINAL')));
  expect(
    await screen.findByText(`O extrato já tem RETIRADA, de ${formatDate(own.date)}.`),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Importar 1 linha' }));
  expect(
    await screen.findByText(/1 linha importada\. 1 já está conciliada com o lançamento/),
  ).toBeInTheDocument();
  expect(banking.reconciliations.find(({ entryIds }) => entryIds.includes(own.id))).toBeDefined();
});

it('keeps lines of days that the account has closed out, and takes a balance when told so', async () => {
  const { id, number, code } = accountAtBank();
  const { banking, currentAccounts } = demo.world.finance;
  const { customerId } = currentAccounts.need(id);
  banking.closings.insert({ customerId, currentAccountId: id, date: addDays(DAY, -1) });
  const { user, choose } = await openAt(id);
  const lines = [
    entry('-9,11', 'A', 'TARIFA VELHA', addDays(DAY, -1)),
    entry('-9,12', 'B', 'TARIFA PACOTE'),
    entry('5,00', 'C', 'SALDO ANTERIOR'),
  ];
  await choose(ofx(code, number, lines.join('')));
  expect(await screen.findByText('Conta conferida')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^Importar a linha \d+$/, checked: false }));
  await user.click(screen.getByRole('button', { name: 'Importar 2 linhas' }));
  expect(await screen.findByText('2 linhas importadas.')).toBeInTheDocument();
});

it('says why a file is refused and in which line', async () => {
  const { id } = accountAtBank();
  const { choose } = await openAt(id);
  await choose(
    new File(['Data;Valor'], 'tabela.csv'),
    new File(['<OFX><STATUS><CODE>2000<SEVERITY>ERROR<MESSAGE>Fora do ar</STATUS></OFX>'], 'erro.ofx'),
  );
  expect(await screen.findByText('tabela.csv: não é um arquivo OFX (linha 1).')).toBeInTheDocument();
  expect(
    screen.getByText('erro.ofx: o banco respondeu com o erro 2000 Fora do ar (linha 1).'),
  ).toBeInTheDocument();
});

it('asks once where each account of a file goes, proposes it, and imports each into its own', async () => {
  const { banks, currentAccounts } = demo.world.finance;
  const { id, number, code } = accountAtBank();
  const bank = banks.all().find((row) => row.code !== code);
  const other = currentAccounts.filter((row) => row.id !== id)[0];
  if (!bank || !other) throw new Error('the demo has one bank or one account only');
  currentAccounts.update(other.id, { bankId: bank.id, number: '88776-5', branch: '4321' });
  const statement = (bankId: string, branch: string, accountId: string, memo: string) =>
    `<STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>${bankId}<BRANCHID>${branch}<ACCTID>${accountId}</BANKACCTFROM><BANKTRANLIST>\n${entry('-5,10', memo, memo)}</BANKTRANLIST></STMTRS>`;
  const file = (memo: string) =>
    new File(
      [
        `OFXHEADER:100\nVERSION:102\n\n<OFX>${statement(code, '', number, `${memo} A`)}${statement(bank.code, '4321', '0088776-5', `${memo} B`)}${statement('999', '', '55555', `${memo} C`)}</OFX>`,
      ],
      'tudo.ofx',
    );
  const { user, choose } = await openAt(id);
  await choose(file('UM'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Para qual conta vai cada um?' }));
  const [first, second, third] = dialog.getAllByRole('combobox', { name: /Conta-corrente/ });
  expect(first).toHaveValue(currentAccounts.need(id).name);
  expect(second).toHaveValue(other.name);
  expect(third).toHaveValue('');
  expect(dialog.getByText('Nenhuma conta cadastrada tem este banco e número.')).toBeInTheDocument();
  if (!third) throw new Error('there is no third account');
  await user.click(third);
  await user.click(await screen.findByRole('option', { name: 'Não importar' }));
  await user.click(dialog.getByRole('button', { name: 'Ver prévia' }));
  await user.click(await screen.findByRole('button', { name: 'Importar 2 linhas' }));
  expect(await screen.findAllByText(/: 1 linha importada\.$/)).toHaveLength(2);
  const kept = (memo: string) => demo.world.finance.statementLines.filter((row) => row.memo === memo);
  expect(kept('UM A').map(({ currentAccountId }) => currentAccountId)).toEqual([id]);
  expect(kept('UM B').map(({ currentAccountId }) => currentAccountId)).toEqual([other.id]);
  expect(kept('UM C')).toEqual([]);

  // Again, with one account that refuses: what is kept is reported, what is not stays in the list.
  await choose(file('DOIS'));
  const again = within(await screen.findByRole('dialog', { name: 'Para qual conta vai cada um?' }));
  const last = again.getAllByRole('combobox', { name: /Conta-corrente/ })[2];
  if (!last) throw new Error('there is no third account');
  await user.click(last);
  await user.click(await screen.findByRole('option', { name: 'Não importar' }));
  await user.click(again.getByRole('button', { name: 'Ver prévia' }));
  expect(
    await screen.findByText(`${other.name}: o dia ${formatDate(DAY)} já tem linhas importadas.`),
  ).toBeInTheDocument();
  backend.refuses('importStatement', { error: { message: 'Conta bloqueada.' } }, { times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Importar 2 linhas' }));
  expect(await screen.findByText(/A importação falhou.*Conta bloqueada\./)).toBeInTheDocument();
  expect(await screen.findByText(`${other.name}: 1 linha importada.`)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Importar 1 linha' })).toBeInTheDocument();
  expect(kept('DOIS B')).toHaveLength(1);
  expect(kept('DOIS A')).toHaveLength(0);
});

it('the reading of a file that does not arrive is stopped, and another one is read', async () => {
  const { id, number, code } = accountAtBank();
  const { user, choose } = await openAt(id);
  const slow = ofx(code, number, ENTRIES, 'lento.ofx');
  let arrive: (bytes: ArrayBuffer) => void = () => undefined;
  slow.arrayBuffer = () => new Promise((resolve) => (arrive = resolve));
  await choose(slow);
  expect(await screen.findByText('Lendo os arquivos…')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Parar leitura' }));
  expect(screen.queryByText('Lendo os arquivos…')).toBeNull();
  await choose(ofx(code, number));
  expect(await verdicts()).toHaveLength(6);
  arrive(await ofx(code, number, ENTRIES, 'lento.ofx').arrayBuffer());
  await waitFor(() => expect(screen.queryByText(/lento\.ofx/)).toBeNull());
});

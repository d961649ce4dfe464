import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import enFiscal from '@locales/en-US/fiscal.json';
import ptFiscal from '@locales/pt-BR/fiscal.json';
import { FiscalInvoiceView } from '@/domain/fiscal/FiscalInvoiceView';
import { readFiscalXml } from '@/domain/fiscal/readFiscalXml';
import { SAMPLE_KEY, sampleAbrasf, sampleNationalNfse, sampleNfe } from '@/domain/fiscal/testing/sampleXmls';
import { renderUi } from '@/platform/ui/testing/renderUi';

i18next.addResourceBundle('pt-BR', 'fiscal', ptFiscal);
i18next.addResourceBundle('en-US', 'fiscal', enFiscal);
beforeEach(async () => {
  await i18next.changeLanguage('pt-BR');
});

function show(text: string) {
  const reading = readFiscalXml(text);
  if (!reading.ok) throw new Error(reading.reason);
  return renderUi(<FiscalInvoiceView invoice={reading.invoice} />);
}

/** Words with the hard blanks of amounts as plain ones. */
const plain = (element: HTMLElement | undefined) => element?.textContent.replaceAll('\u00a0', ' ');

it('shows an invoice of goods as people read it', () => {
  show(sampleNfe());
  expect(screen.getByRole('heading', { level: 2, name: 'NF-e nº 4821 · série 1' })).toBeVisible();
  expect(screen.getByText('VENDA DE MERCADORIA')).toBeVisible();
  expect(screen.getByText('Emitida em 03/11/2026')).toBeVisible();
  expect(screen.getByText('4126 1112 ABC3 4501 DE35 5500 1000 0048 2112 3456 7897')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Emitente' })).toHaveTextContent('CNPJ 12.ABC.345/01DE-35');
  expect(screen.getByRole('region', { name: 'Destinatário' })).toHaveTextContent('CPF 529.982.247-25');
  expect(screen.queryByText('Nome não informado')).toBeNull();
  const items = screen.getByRole('table', { name: '2 itens' });
  const [, first, second] = within(items).getAllByRole('row');
  expect(plain(first)).toContain('ADUBO NPK 04-14-08Cód. 1001 · NCM 3105.20.00 · CFOP 5.102');
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(plain),
  ).toEqual(['12,5 T', '2.380,123456789', '29.751,54']);
  expect(plain(second)).not.toContain('NCM');
  const payments = screen.getByRole('table', { name: 'Pagamento' });
  expect(within(payments).getAllByRole('row').map(plain)).toEqual([
    'FormaVencimentoValor (R$)',
    'Boleto bancário03/12/202614.982,65',
    'Boleto bancário03/01/202714.982,65',
  ]);
  const values = screen.getAllByRole('definition').map(plain);
  expect(values).toEqual([
    'R$ 29.851,54',
    '-R$ 51,54',
    'R$ 150,00',
    'R$ 15,30',
    'R$ 29.965,30',
    'R$ 1.200,00',
    'R$ 446,27',
  ]);
  expect(screen.getByText('INSS retido')).toBeVisible();
  expect(screen.getByText('Em geral já incluídos nos preços.')).toBeVisible();
  expect(screen.getByText('Protocolo de autorização: 141260000012345')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('says of a party what is missing, and leaves out a missing recipient', () => {
  const reading = readFiscalXml(sampleNfe());
  if (!reading.ok) throw new Error(reading.reason);
  const { invoice } = reading;
  const issuer = { ...invoice.issuer, name: null, document: null, stateRegistration: null };
  renderUi(<FiscalInvoiceView invoice={{ ...invoice, issuer, recipient: null }} />);
  const party = screen.getByRole('region', { name: 'Emitente' });
  expect(party).toHaveTextContent('Nome não informadoCPF ou CNPJ não informado');
  expect(party).not.toHaveTextContent('Inscrição estadual');
  expect(screen.queryByRole('region', { name: 'Destinatário' })).toBeNull();
});

it('has no line of codes under a name without any', () => {
  const reading = readFiscalXml(sampleNfe());
  if (!reading.ok) throw new Error(reading.reason);
  const { invoice } = reading;
  const items = invoice.items.map((item) => ({ ...item, code: null, ncm: null, cfop: null }));
  renderUi(<FiscalInvoiceView invoice={{ ...invoice, items }} />);
  const [name] = screen.getAllByRole('rowheader');
  expect([...(name?.children ?? [])].map((line) => plain(line as HTMLElement))).toEqual([
    'ADUBO NPK 04-14-08',
    expect.stringMatching(/^12,5 T/),
  ]);
});

it('says what is left to pay of a service, and its verification code', () => {
  const { unmount } = show(sampleNationalNfse);
  expect(screen.getByRole('region', { name: 'Prestador' })).toHaveTextContent('Toledo - PR');
  expect(screen.getByText('Valor líquido a pagar')).toBeVisible();
  // Every tax of it is kept back.
  expect(screen.queryByText('Em geral já incluídos nos preços.')).toBeNull();
  expect(screen.getAllByRole('definition').map(plain)).toContain('R$ 5.220,00');
  expect(screen.queryByRole('table', { name: 'Pagamento' })).not.toBeInTheDocument();
  unmount();
  show(sampleAbrasf);
  expect(screen.getByText('Código de verificação: A1B2-C3')).toBeVisible();
  // Its only name is that of its only line, which is enough once.
  expect(screen.getAllByText('MANUTENÇÃO DE COLHEITADEIRA, 10 H')).toHaveLength(1);
});

it('warns of what does not fit, in English too', async () => {
  await i18next.changeLanguage('en-US');
  show(
    sampleNfe({
      ide: '<mod>55</mod><serie>1</serie><nNF>99</nNF><dhEmi>2026-11-03T10:00:00-03:00</dhEmi><tpAmb>2</tpAmb>',
      status: '302',
      cobr: '',
      pag: '<pag><detPag><tPag>77</tPag><vPag>1.00</vPag></detPag></pag>',
    }).replace('52998224725', '52998224726'),
  );
  const problems = within(screen.getByRole('list', { name: 'What does not match in this invoice' }));
  expect(problems.getAllByRole('listitem').map(plain)).toEqual([
    "The recipient's CPF or CNPJ has a wrong check digit.",
    'The access key belongs to another invoice: issuer, model, series, number or month do not match.',
    "The payments do not add up to the invoice's total.",
  ]);
  expect(screen.getByText('Not authorized')).toBeVisible();
  expect(screen.getByText('Test environment, no fiscal value')).toBeVisible();
  expect(screen.getByText('Other (code 77)')).toBeVisible();
});

it('copies the key without the blanks it is shown with', async () => {
  const user = userEvent.setup();
  show(sampleNfe());
  await user.click(screen.getByRole('button', { name: 'Copiar a chave de acesso' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(SAMPLE_KEY);
});

it('shows marks in a text as text', () => {
  const { container } = show(
    sampleNfe().replace('ENTREGA NA FAZENDA', '<![CDATA[<img src=x onerror=alert(1)><script>1</script>]]>'),
  );
  expect(container.querySelector('img, script')).toBeNull();
  expect(screen.getByText(/<script>1<\/script>/)).toBeVisible();
});

import { cnpj, cpf } from '../assist/taxNumbers';
import type { World } from '../types';
import { destinationOf, itemCents } from './invoiceFigures';
import type { IssuerSnapshot, RuralInvoiceRow } from './ruralInvoiceTypes';

export interface Refusal {
  code: string;
  text: string;
  field: string;
}

/** Characters of a state registration, by state; of others nothing is known here. */
const REGISTRATION_LENGTHS: Readonly<Record<string, readonly number[]>> = {
  PR: [10],
  SC: [9],
  RS: [10],
  SP: [12, 13],
  MS: [9],
  MT: [11],
  GO: [9],
  MG: [13],
};

/** Two checks at the end of a registration of Paraná. */
function isOfParana(registration: string): boolean {
  const check = (digits: string, weights: readonly number[]) => {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = check(registration, [3, 2, 7, 6, 5, 4, 3, 2]);
  return registration.endsWith(`${first}${check(registration, [4, 3, 2, 7, 6, 5, 4, 3, 2])}`);
}

function isRegistrationOf(state: string, registration: string): boolean {
  const signs = registration.replace(/[^0-9A-Z]/gi, '');
  const lengths = REGISTRATION_LENGTHS[state];
  if (signs === '' || (lengths && !lengths.includes(signs.length))) return false;
  return state !== 'PR' || isOfParana(signs);
}

const isCpf = (text: string) => /^\d{11}$/.test(text) && cpf(text.slice(0, 9)) === text;
const isCnpj = (text: string) => /^[0-9A-Z]{12}\d{2}$/.test(text) && cnpj(text.slice(0, 12)) === text;

const schema = (field: string, what: string): Refusal => ({
  code: '225',
  text: `Rejeição: Falha no Schema XML do lote de NFe [${what}]`,
  field,
});
const refusal = (code: string, text: string, field: string): Refusal => ({
  code,
  text: `Rejeição: ${text}`,
  field,
});

function ofIssuer(world: World, row: RuralInvoiceRow, issuer: IssuerSnapshot, day: string): Refusal | null {
  const valid = world.finance.certificates.find(
    (each) => each.customerId === row.customerId && each.validUntil.slice(0, 10) >= day,
  );
  if (!valid) return refusal('281', 'Certificado Transmissor - fora do prazo de validade', 'issuerId');
  if (!isCpf(issuer.document) && !isCnpj(issuer.document))
    return refusal('207', 'CNPJ ou CPF do emitente inválido', 'issuerId');
  if (!isRegistrationOf(issuer.address.state, issuer.stateRegistration))
    return refusal('209', 'IE do emitente inválida para a UF', 'issuerId');
  return null;
}

function ofRecipient({ recipient }: RuralInvoiceRow): Refusal | null {
  const { address, kind, document } = recipient;
  if (recipient.name.trim().length < 2) return schema('recipient.name', 'xNome do destinatário');
  if (kind === 'PERSON' && !isCpf(document))
    return refusal('237', 'CPF do destinatário inválido', 'recipient.document');
  if (kind === 'COMPANY' && !isCnpj(document))
    return refusal('208', 'CNPJ do destinatário inválido', 'recipient.document');
  for (const name of ['street', 'number', 'district', 'city', 'state'] as const)
    if (address[name].trim() === '') return schema(`recipient.address.${name}`, `enderDest/${name}`);
  if (kind === 'FOREIGN') {
    if (address.state !== 'EX')
      return refusal('509', 'Informado código de município diferente de 9999999', 'recipient.address.state');
    if (address.countryCode === '' || address.countryCode === '1058')
      return refusal(
        '510',
        'Operação com Exterior e Código País destinatário é 1058 (Brasil)',
        'recipient.address.countryCode',
      );
    if (recipient.taxpayer !== 'NONE')
      return refusal(
        '791',
        'NF-e com indicação de destinatário isento de IE, com a informação da IE do destinatário',
        'recipient.taxpayer',
      );
  } else {
    if (!/^\d{7}$/.test(address.cityCode))
      return refusal('272', 'Código Município do Destinatário inexistente', 'recipient.address.cityCode');
    if (recipient.taxpayer === 'REGISTERED' && !isRegistrationOf(address.state, recipient.stateRegistration))
      return refusal('210', 'IE do destinatário inválida', 'recipient.stateRegistration');
    if (recipient.taxpayer !== 'REGISTERED' && recipient.stateRegistration !== '')
      return refusal(
        '791',
        'NF-e com indicação de destinatário isento de IE, com a informação da IE do destinatário',
        'recipient.stateRegistration',
      );
  }
  return null;
}

const FIRST_OF = { INSIDE: '5', OUTSIDE: '6', ABROAD: '7' } as const;
const WITH_BENEFIT = ['20', '40', '41', '50', '51'];
/** States whose table of benefit codes is in force in the demo. */
const STATES_WITH_BENEFIT = ['PR', 'RS', 'RJ', 'SC', 'GO', 'DF'];

function ofItems(row: RuralInvoiceRow, issuer: IssuerSnapshot): Refusal | null {
  if (row.items.length === 0) return schema('items', 'det');
  const destination = destinationOf(issuer.address.state, row.recipient) as keyof typeof FIRST_OF;
  for (const [at, item] of row.items.entries()) {
    const field = (name: string) => `items.${at}.${name}`;
    if (item.description.trim() === '') return schema(field('description'), 'xProd');
    if (!/^\d{8}$/.test(item.ncm)) return refusal('778', 'Informado NCM inexistente', field('ncm'));
    if (item.quantity === null || item.quantity <= 0) return schema(field('quantity'), 'qCom');
    if (item.unitPrice === null || item.unitPrice < 0) return schema(field('unitPrice'), 'vUnCom');
    if (item.unit.trim() === '') return schema(field('unit'), 'uCom');
    if (!item.cfop.startsWith(FIRST_OF[destination]) || item.cfop.length !== 4)
      return refusal('733', 'CFOP não confere com o destino da operação', field('cfop'));
    if (item.discount * 100 > (itemCents(item) ?? 0))
      return refusal('629', 'Valor do desconto maior que o valor do produto', field('discount'));
    if (item.icms.situation === '') return schema(field('icms.situation'), 'CST');
    const wants =
      STATES_WITH_BENEFIT.includes(issuer.address.state) && WITH_BENEFIT.includes(item.icms.situation);
    if (wants && item.icms.benefitCode === '')
      return refusal(
        '930',
        'CST com benefício fiscal e não informado o código de benefício fiscal',
        field('icms.benefitCode'),
      );
    if (item.icms.benefitCode !== '' && !item.icms.benefitCode.startsWith(issuer.address.state))
      return refusal('946', 'Código de Benefício Fiscal incorreto', field('icms.benefitCode'));
    if (['ANIMAL', 'PLANT', 'FOREST'].includes(item.goods) && (item.guide?.number ?? '') === '')
      return refusal(
        '1120',
        'Não informada a guia de trânsito do produto agropecuário',
        field('guide.number'),
      );
    if (item.goods === 'PESTICIDE' && item.prescriptions.length === 0)
      return refusal('1121', 'Não informado o receituário do defensivo agrícola', field('prescriptions'));
  }
  return null;
}

/** What the tax office refuses of an invoice, the first that it finds; null authorises it. */
export function refusalOf(
  world: World,
  row: RuralInvoiceRow,
  issuer: IssuerSnapshot | null,
  day: string,
): Refusal | null {
  if (!issuer) return schema('issuerId', 'emit');
  const found = ofIssuer(world, row, issuer, day) ?? ofRecipient(row);
  if (found) return found;
  if (row.nature.name.trim() === '') return schema('natureId', 'natOp');
  const inItems = ofItems(row, issuer);
  if (inItems) return inItems;
  if (row.payment.form === '') return schema('payment.form', 'tPag');
  if (row.nature.purpose === 'RETURN' && row.referencedKeys.length === 0)
    return refusal(
      '321',
      'NF-e de devolução de mercadoria não possui documento fiscal referenciado',
      'referencedKeys',
    );
  if (
    row.freight.mode !== 'NONE' &&
    row.freight.plate !== '' &&
    !/^[A-Z]{3}\d[A-Z\d]\d{2}$/.test(row.freight.plate)
  )
    return schema('freight.plate', 'placa');
  return null;
}

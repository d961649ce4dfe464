import type { LocalDate } from '@/platform/format/date';
import { isCpfOrCnpj } from '@/platform/format/document';
import type { BookRow } from '../../rules/cashBook';
import type { Address, CounterPart, Declarant, DeclaredAccount, DeclaredProperty } from '../lcdprTypes';
import {
  cutText,
  filled,
  fixed,
  type LcdprField,
  moneyText,
  padded,
  pattern,
  percentText,
  text,
} from './lcdprField';

/*
 * The records of the LCDPR, layout 1.3 (Ato Declaratório Executivo Copes 1/2020, chapter 3.5): each field in its order,
 * with its size and whether it is obligatory. Facts F14 and F15, finance decisions §4.2.
 */

const VERSION = '0013';
export const WHOLE = 10_000;
export const ALONE = '1';

/** How the period of the file begins and ends. */
export interface LcdprPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** 0 from January on; 1 the activity began in the year; 2 the duty to keep the book did. */
  readonly start: '0' | '1' | '2';
  /** 0 none; 1 death; 2 estate; 3 the producer left the country for good. */
  readonly special: '0' | '1' | '2' | '3';
  /** The day of death; null where none is asked for. */
  readonly specialDay: LocalDate | null;
}

/** 2026-01-31 → 31012026. */
const dateText = (day: LocalDate): string => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(0, 4)}`;
/** A CPF or CNPJ without its mask. */
const bareNumber = (document: string): string => document.replace(/[.\-/\s]/g, '').toUpperCase();
const signText = (cents: number): string => (cents < 0 ? 'N' : 'P');

export const OPENING: readonly LcdprField<{ readonly declarant: Declarant; readonly period: LcdprPeriod }>[] =
  [
    fixed('REG', '0000'),
    fixed('NOME_ESC', 'LCDPR'),
    fixed('COD_VER', VERSION),
    pattern('CPF', ({ declarant }) => declarant.cpf, {
      gap: 'cpf',
      fits: (cpf) => cpf.length === 11 && isCpfOrCnpj(cpf),
    }),
    text('NOME', ({ declarant }) => declarant.name, { gap: 'name' }),
    filled('IND_SIT_INI_PER', ({ period }) => period.start),
    filled('SIT_ESPECIAL', ({ period }) => period.special),
    filled('DT_SIT_ESP', ({ period }) => (period.specialDay === null ? '' : dateText(period.specialDay))),
    filled('DT_INI', ({ period }) => dateText(period.from)),
    filled('DT_FIN', ({ period }) => dateText(period.to)),
  ];

export const TAXATION: readonly LcdprField<{ readonly form: '1' | '2' }>[] = [
  fixed('REG', '0010'),
  filled('FORMA_APUR', ({ form }) => form),
];

/** The fields of an address; a property may have no number, its producer has one. */
const addressFields = <Source>(
  addressOf: (source: Source) => Address,
  numbered: boolean,
): readonly LcdprField<Source>[] => [
  text('ENDERECO', (source) => addressOf(source).street, { gap: 'street', most: 150 }),
  text('NUM', (source) => addressOf(source).number, { gap: 'addressNumber', most: 6, required: numbered }),
  text('COMPL', (source) => addressOf(source).complement, { gap: 'complement', most: 50, required: false }),
  text('BAIRRO', (source) => addressOf(source).district, { gap: 'district', most: 50 }),
  pattern('UF', (source) => addressOf(source).uf, { gap: 'uf', fits: /^[A-Z]{2}$/ }),
  pattern('COD_MUN', (source) => addressOf(source).cityCode, { gap: 'city', fits: /^\d{7}$/ }),
  pattern('CEP', (source) => addressOf(source).zip, { gap: 'zip', fits: /^\d{8}$/ }),
];

export const PRODUCER: readonly LcdprField<Declarant>[] = [
  fixed('REG', '0030'),
  ...addressFields<Declarant>(({ address }) => address, true),
  pattern('NUM_TEL', ({ phone }) => phone, { gap: 'phone', fits: /^\d{1,15}$/, required: false }),
  text('EMAIL', ({ email }) => email, { gap: 'email', most: 115 }),
];

/** A property with the code by which entries name it. */
interface CodedProperty {
  readonly property: DeclaredProperty;
  readonly code: string;
}

export const PROPERTY: readonly LcdprField<CodedProperty>[] = [
  fixed('REG', '0040'),
  filled('COD_IMOVEL', ({ code }) => code),
  fixed('PAIS', 'BR'),
  fixed('MOEDA', 'BRL'),
  pattern('CAD_ITR', ({ property }) => property.itr, { gap: 'itr', fits: /^\d{8}$/ }),
  // Of a shared exploitation its first holder has it, who need not be the one that declares.
  pattern('CAEPF', ({ property }) => property.caepf, {
    gap: 'caepf',
    fits: /^\d{14}$/,
    required: ({ property }) => property.exploitation === ALONE,
  }),
  pattern('INSCR_ESTADUAL', ({ property }) => property.stateRegistration, {
    gap: 'stateRegistration',
    fits: /^\d{1,14}$/,
    required: false,
  }),
  text('NOME_IMOVEL', ({ property }) => property.name, { gap: 'propertyName', most: 50 }),
  ...addressFields<CodedProperty>(({ property }) => property.address, false),
  pattern('TIPO_EXPLORACAO', ({ property }) => property.exploitation, {
    gap: 'exploitation',
    fits: /^[1-6]$/,
  }),
  pattern(
    'PARTICIPACAO',
    ({ property: { share } }) => (share === null || share <= 0 ? '' : percentText(share)),
    { gap: 'share', fits: (written) => Number(written) <= WHOLE },
  ),
];

export const COUNTERPART: readonly LcdprField<{ readonly part: CounterPart; readonly code: string }>[] = [
  fixed('REG', '0045'),
  filled('COD_IMOVEL', ({ code }) => code),
  pattern('TIPO_CONTRAPARTE', ({ part }) => part.kind, { gap: 'counterPartKind', fits: /^[1-5]$/ }),
  pattern('ID_CONTRAPARTE', ({ part }) => part.document, { gap: 'counterPartDocument', fits: isCpfOrCnpj }),
  text('NOME_CONTRAPARTE', ({ part }) => part.name, { gap: 'counterPartName', most: 50 }),
  filled('PERC_CONTRAPARTE', ({ part }) => percentText(part.share ?? 0)),
];

export const ACCOUNT: readonly LcdprField<{ readonly account: DeclaredAccount; readonly code: string }>[] = [
  fixed('REG', '0050'),
  filled('COD_CONTA', ({ code }) => code),
  fixed('PAIS_CTA', 'BR'),
  pattern('BANCO', ({ account }) => account.bank, { gap: 'bank', fits: /^\d{3}$/ }),
  cutText('NOME_BANCO', ({ account }) => account.bankName, { gap: 'bankName', most: 30 }),
  padded('AGENCIA', ({ account }) => account.branch, { gap: 'branch', size: 4, fits: /^\d{1,4}$/ }),
  // Some banks have X for a check digit of ten: it belongs to the number.
  padded('NUM_CONTA', ({ account }) => account.number, {
    gap: 'number',
    size: 16,
    fits: /^(?:\d{1,16}|\d{1,15}X)$/,
  }),
];

/** An entry of the book with what the file says of it beside. */
interface FileEntry {
  readonly row: BookRow;
  readonly propertyCode: string;
  readonly accountCode: string;
  /** Cents of all entries up to this one. */
  readonly balance: number;
}

/** What the entry says: account and partner; the whole value where the producer has but a share of it. */
function historyOf({ account, partner, share, cents }: BookRow): string {
  const whole = share === WHOLE ? '' : ` VALOR TOTAL ${(cents / 100).toFixed(2).replace('.', ',')}`;
  return `${[account, partner].filter(Boolean).join(' - ')}${whole}`;
}

export const ENTRY: readonly LcdprField<FileEntry>[] = [
  fixed('REG', 'Q100'),
  filled('DATA', ({ row }) => dateText(row.day)),
  filled('COD_IMOVEL', ({ propertyCode }) => propertyCode),
  filled('COD_CONTA', ({ accountCode }) => accountCode),
  cutText('NUM_DOC', ({ row }) => row.documentNumber, { gap: 'documentNumber', required: false }),
  pattern('TIPO_DOC', ({ row }) => row.documentType ?? '', { gap: 'documentType', fits: /^[1-6]$/ }),
  cutText('HIST', ({ row }) => historyOf(row), { gap: 'history' }),
  pattern('ID_PARTIC', ({ row }) => bareNumber(row.partnerDocument), {
    gap: 'partnerDocument',
    fits: isCpfOrCnpj,
  }),
  pattern('TIPO_LANC', ({ row }) => row.entryType ?? '', { gap: 'entryType', fits: /^[1-3]$/ }),
  filled('VL_ENTRADA', ({ row }) => moneyText(row.movement === 'INCOME' ? (row.own ?? 0) : 0)),
  filled('VL_SAIDA', ({ row }) => moneyText(row.movement === 'INCOME' ? 0 : (row.own ?? 0))),
  filled('SLD_FIN', ({ balance }) => moneyText(balance)),
  filled('NAT_SLD_FIN', ({ balance }) => signText(balance)),
];

interface FileMonth {
  /** mmaaaa */
  readonly month: string;
  readonly income: number;
  readonly expense: number;
  /** Cents of all months up to this one. */
  readonly balance: number;
}

export const MONTH: readonly LcdprField<FileMonth>[] = [
  fixed('REG', 'Q200'),
  filled('MES', ({ month }) => month),
  filled('VL_ENTRADA', ({ income }) => moneyText(income)),
  filled('VL_SAIDA', ({ expense }) => moneyText(expense)),
  filled('SLD_FIN', ({ balance }) => moneyText(balance)),
  filled('NAT_SLD_FIN', ({ balance }) => signText(balance)),
];

type Accountant = Declarant['accountant'];
interface FileEnd {
  readonly accountant: Accountant;
  /** Lines of the file, this one too. */
  readonly lines: number;
}

const ofAccountant = (read: (accountant: NonNullable<Accountant>) => string) => (end: FileEnd) =>
  end.accountant === null ? '' : read(end.accountant);

/** Who has no accountant leaves the fields empty: none is obligatory. */
export const END: readonly LcdprField<FileEnd>[] = [
  fixed('REG', '9999'),
  text(
    'IDENT_NOM',
    ofAccountant(({ name }) => name),
    { gap: 'accountantName', required: false },
  ),
  pattern(
    'IDENT_CPF_CNPJ',
    ofAccountant(({ document }) => document),
    { gap: 'accountantDocument', fits: isCpfOrCnpj, required: false },
  ),
  text(
    'IND_CRC',
    ofAccountant(({ crc }) => crc),
    { gap: 'accountantCrc', required: false },
  ),
  text(
    'EMAIL',
    ofAccountant(({ email }) => email),
    { gap: 'accountantEmail', most: 115, required: false },
  ),
  pattern(
    'FONE',
    ofAccountant(({ phone }) => phone),
    { gap: 'accountantPhone', fits: /^\d{1,15}$/, required: false },
  ),
  filled('QTD_LIN', ({ lines }) => String(lines)),
];

/** Whether a CPF or CNPJ has letters, as a new CNPJ may: the layout 1.3 calls its fields numeric. */
export const hasLetters = (document: string): boolean => /[A-Z]/i.test(document);

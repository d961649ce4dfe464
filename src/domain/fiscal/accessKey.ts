import { stateOfCode } from '@/domain/fiscal/layouts/stateCodes';
import { isCnpj, isCpf } from '@/platform/format/document';

/** What an access key says of its document. */
export interface AccessKey {
  /** The 44 positions, upper case, without blanks. */
  readonly key: string;
  /** Two letters. */
  readonly state: string;
  /** YYYY-MM. */
  readonly yearMonth: string;
  /** CNPJ (14 positions) or CPF (11 digits) of the issuer. */
  readonly issuer: string;
  /** '55' NF-e, '65' NFC-e, '57' freight (CT-e), '66' electricity (NF3e), … */
  readonly model: string;
  /** Without leading zeros, as the XML writes it. */
  readonly series: string;
  /** Without leading zeros. */
  readonly number: string;
}

/** State, year and month, CNPJ (or zeros and CPF), model, series, number, form of issue, code, check digit. */
const SHAPE =
  /^(?<code>\d{2})(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<issuer>[0-9A-Z]{12}\d{2})(?<model>\d{2})(?<series>\d{3})(?<number>\d{9})\d{10}$/;

function plainKey(text: string): string {
  return text.replace(/[\s.\-/]/g, '').toUpperCase();
}

/**
 * The check digit of the first 43 positions: modulo 11, weights 2 to 9 from the right and again, a position worth its
 * ASCII code − 48 (digits as they are, letters of an alphanumeric CNPJ 17 to 42); 0 where the rest is below 2.
 * Sources: Manual de Orientação do Contribuinte, "Dígito Verificador da Chave de Acesso"; for letters the technical
 * note 2025.001 (Nota Técnica Conjunta on the alphanumeric CNPJ), after IN RFB 2.229/2024.
 */
export function accessKeyDigit(body: string): string {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) {
    const fromRight = body.length - 1 - index;
    sum += (body.charCodeAt(index) - 48) * (2 + (fromRight % 8));
  }
  const rest = sum % 11;
  return rest < 2 ? '0' : String(11 - rest);
}

/** Individuals who issue with a CPF have series 920 to 969 and their CPF behind three zeros (technical note 2018.001). */
function issuerOf(field: string, series: string): string {
  const cpf = field.slice(3);
  if (!field.startsWith('000')) return field;
  const ofIndividuals = Number(series) >= 920 && Number(series) <= 969;
  return ofIndividuals || (!isCnpj(field) && isCpf(cpf)) ? cpf : field;
}

/**
 * Reads the 44 positions that name an electronic fiscal document; blanks, dots and dashes between them do not matter.
 * Null for what is no key: another length, a state or month that does not exist, a letter outside the CNPJ, a wrong
 * check digit. The issuer's own check digits and the model are not judged here.
 */
export function readAccessKey(text: string): AccessKey | null {
  const key = plainKey(text);
  const parts = SHAPE.exec(key)?.groups;
  const state = stateOfCode(key);
  if (!parts || state === null || accessKeyDigit(key.slice(0, 43)) !== key[43]) return null;
  const { year = '', month = '', issuer = '', model = '', series = '', number = '' } = parts;
  return {
    key,
    state,
    yearMonth: `20${year}-${month}`,
    issuer: issuerOf(issuer, series),
    model,
    series: String(Number(series)),
    number: String(Number(number)),
  };
}

/** Whether a text, typed or pasted with or without blanks, is an access key with the right check digit. */
export function isAccessKey(text: string): boolean {
  return readAccessKey(text) !== null;
}

/** What a document says of itself, to be compared with its key; null is unknown and never differs. */
interface KeyedDocument {
  /** CPF or CNPJ of the issuer, without mask. */
  readonly issuer: string | null;
  readonly number: string | null;
  readonly series: string | null;
  /** YYYY-MM-DD. */
  readonly issueDate: string | null;
}

/** Tax offices issue for others as well, with a CNPJ of their own in the key. */
const OF_TAX_OFFICE = /^89\d$/;
const withoutZeros = (text: string) => text.trim().replace(/^0+(?=\d)/, '');

/**
 * Whether a key belongs to another document: its issuer, number, series or month differ. False for what is no key,
 * which `isAccessKey` says.
 */
export function isKeyOfAnother(text: string, document: KeyedDocument): boolean {
  const key = readAccessKey(text);
  if (!key) return false;
  const { issuer, number, series, issueDate } = document;
  const differs = (own: string | null, other: string) =>
    own !== null && own.trim() !== '' && withoutZeros(own) !== other;
  return (
    differs(number, key.number) ||
    differs(series, key.series) ||
    (issueDate !== null && issueDate.slice(0, 7) !== key.yearMonth) ||
    (issuer !== null && issuer !== '' && issuer !== key.issuer && !OF_TAX_OFFICE.test(key.series))
  );
}

/** As it is printed, in blocks of four: '4126 1111 …'. Serves the 50 positions of a national NFS-e as well. */
export function formatAccessKey(text: string): string {
  return (plainKey(text).match(/.{1,4}/g) ?? []).join(' ');
}

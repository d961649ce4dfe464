import i18next from 'i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { CellRefused } from '@/families/register/importing/cellRefused';
import { optionNamed } from '@/families/register/importing/readLine';
import type { ImportKnowledge, KnowledgeProps, RegisterImport } from '@/families/register/registerTypes';
import { parseCep } from '@/platform/format/cep';
import { isCpfOrCnpj } from '@/platform/format/document';
import { parsePhone } from '@/platform/format/phone';
import { foldForSearch, toPlainUpper } from '@/platform/format/text';
import { isOneOf } from '@/platform/typed/records';
import { roleWord } from './partnerOptions';
import { PARTNER_ROLES, type PartnerRole } from './partnerRoles';
import type { PartnerValues } from './partnerSchemas';
import { toPartnerValues } from './partnerValues';
import { formatPixKey, parsePixKey, PIX_KINDS, type PixKind } from './rules/pixKey';
import type { Partner } from './partnerWire';

type Before = Record<string, unknown>;

/** States, cities and banks by name. */
function Names({ children }: KnowledgeProps) {
  const states = useLookup('states', undefined);
  const cities = useLookup('cities', {});
  const banks = useLookup('banks', undefined);
  return children({ states, cities, banks });
}

const bare = (text: string) => text.replace(/[./\-\s]/g, '').toUpperCase();
const plain = (text: string) => toPlainUpper(text.trim()) || null;
const orNull = (read: (text: string) => string) => (text: string) => read(text) || null;

/** Spreadsheets drop the zeros that a document begins with: they are put back where that makes it a right one. */
function documentCell(text: string): string {
  const document = bare(text);
  if (!/^\d{8,13}$/.test(document) || isCpfOrCnpj(document)) return document;
  return [11, 14].map((length) => document.padStart(length, '0')).find(isCpfOrCnpj) ?? document;
}

/** Roles in words of this language or of the wire, parted by anything that stands between words. */
function rolesCell(text: string): PartnerRole[] {
  const words = text.split(/[,;/|+]/).flatMap((word) => foldForSearch(word) || []);
  const roles = words.map((word) =>
    PARTNER_ROLES.find((role) => [role, roleWord(role)].some((known) => foldForSearch(known) === word)),
  );
  const known = roles.filter((role) => role !== undefined);
  if (known.length < words.length) {
    const all = PARTNER_ROLES.map(roleWord).join(', ');
    throw new CellRefused(i18next.t('financePartners:import.unknownRole', { roles: all }));
  }
  return [...new Set(known)];
}

const isExempt = (text: string) => /^(?:isent[oa]|exempt)$/.test(foldForSearch(text));
const yesCell = (text: string) => isExempt(text) || /^(?:s|sim|y|yes|x|1|true)$/.test(foldForSearch(text));

const EXEMPT = 'ISENTO';
/** In tables an exemption stands in the place of the number. */
function registrationCell(text: string, _known: ImportKnowledge, before: Before): string | null {
  return before['stateRegistrationExempt'] === true || isExempt(text) ? EXEMPT : plain(text);
}

function stateCell(text: string, { states = [] }: ImportKnowledge): number | string | null {
  if (text.trim() === '') return null;
  const letters = text.trim().toUpperCase();
  const state =
    states.find((one) => 'initials' in one && one.initials === letters) ?? optionNamed(text, states);
  if (!state) throw new CellRefused(i18next.t('financePartners:import.unknownState'));
  return state.id;
}

/** Cities of one name lie in several states: the state read before decides. The list writes 'Toledo - PR'. */
function cityCell(written: string, { cities = [] }: ImportKnowledge, before: Before): number | string | null {
  const text = written.replace(/\s+-\s+[A-Z]{2}\s*$/, '');
  if (text.trim() === '') return null;
  const ofState = cities.filter((city) => 'stateId' in city && city.stateId === before['stateId']);
  const city = optionNamed(text, ofState);
  if (!city) throw new CellRefused(i18next.t('financePartners:import.unknownCity'));
  return city.id;
}

/** A bank by its number, with or without its zeros, or by its name. */
function bankCell(text: string, { banks = [] }: ImportKnowledge): number | string | null {
  const wanted = text.trim();
  if (wanted === '') return null;
  const number = /^\d{1,3}$/.test(wanted) ? wanted.padStart(3, '0') : null;
  const bank = banks.find(({ name }) =>
    number
      ? name.startsWith(`${number} `)
      : [name, name.replace(/^\d+ - /, '')].some((one) => foldForSearch(one) === foldForSearch(wanted)),
  );
  if (!bank) throw new CellRefused(i18next.t('financePartners:import.unknownBank'));
  return bank.id;
}

function pixKindCell(text: string): PixKind | null {
  if (text.trim() === '') return null;
  const word = (kind: PixKind) => i18next.t(`financePartners:pixKinds.${kind}`);
  const kind = PIX_KINDS.find((one) =>
    [one, word(one)].some((known) => foldForSearch(known) === foldForSearch(text)),
  );
  if (kind) return kind;
  const kinds = PIX_KINDS.map(word).join(', ');
  throw new CellRefused(i18next.t('financePartners:import.unknownPixKind', { kinds }));
}

function pixKeyCell(text: string, _known: ImportKnowledge, before: Before): string | null {
  const kind = before['pixKind'];
  return isOneOf(PIX_KINDS, kind) ? formatPixKey(kind, parsePixKey(kind, text)) : text.trim() || null;
}

/** How partners are filled from a table: one line for each CPF or CNPJ. */
export const partnerImport: RegisterImport<Partner, PartnerValues> = {
  keyOf: ({ document }) => document,
  keyOfRow: ({ document }) => document,
  valuesOfRow: (row) => ({
    ...toPartnerValues(row),
    ...(row.stateRegistrationExempt ? { stateRegistration: EXEMPT } : {}),
  }),
  columns: [
    { name: 'document', parse: documentCell },
    { name: 'name', parse: (text) => toPlainUpper(text.trim()) },
    { name: 'roles', parse: rolesCell },
    { name: 'tradeName', optional: true, parse: plain },
    {
      name: 'stateRegistrationExempt',
      optional: true,
      parse: yesCell,
    },
    { name: 'stateRegistration', optional: true, parse: registrationCell },
    { name: 'email', optional: true, parse: orNull((text) => text.trim().toLowerCase()) },
    { name: 'phone', optional: true, parse: orNull(parsePhone) },
    { name: 'secondPhone', optional: true, parse: orNull(parsePhone) },
    { name: 'cep', optional: true, parse: orNull(parseCep) },
    { name: 'stateId', shownIn: 'stateInitials', optional: true, exported: true, parse: stateCell },
    { name: 'cityId', shownIn: 'cityName', optional: true, parse: cityCell },
    { name: 'address', optional: true, parse: plain },
    { name: 'addressNumber', optional: true, parse: plain },
    { name: 'district', optional: true, parse: plain },
    { name: 'pixKind', optional: true, parse: pixKindCell },
    { name: 'pixKey', optional: true, parse: pixKeyCell },
    { name: 'bankId', optional: true, parse: bankCell },
    { name: 'branch', optional: true, parse: plain },
    { name: 'accountNumber', optional: true, parse: plain },
    { name: 'notes', optional: true, parse: plain },
  ],
  Knowledge: Names,
};

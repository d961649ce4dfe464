import i18next from 'i18next';
import { choiceWords } from '@/families/register/fixedChoices';
import { defineRegister } from '@/families/register/defineRegister';
import { toLocalDate } from '@/platform/format/date';
import { AviaryOptions } from '../components/AviaryOptions';
import { HousedNote } from '../components/HousedNote';
import { HousingNote } from '../components/HousingNote';
import { MixedNote } from '../components/MixedNote';
import { OrderNote } from '../components/OrderNote';
import { referenceOptions } from '../components/referenceOptions';
import { answerOptions, genderOptions, GENDERS, litterOptions, NAMESPACE } from '../lotChoices';
import { lotCalls } from '../lotService';
import type { LotValues } from '../lotSchemas';
import { isClosed, STATUSES, statusLook, statusWord } from '../lotStatus';
import { housedOf } from '../rules/derivedFigures';
import type { ChickenLot } from '../lotWire';

const CHOOSE = { kind: 'multiSelect' } as const;
const genderWord = choiceWords(NAMESPACE, 'gender');
const answerOf = (value: boolean | null) => (value === null ? null : value ? 'YES' : 'NO');
const keptOf = (id: number | null, name: string | null | undefined) =>
  id === null || !name ? null : { id, name };

/** 'Lote 31 · AVIARIO 1': numbers are counted by house. */
const nameOf = ({ number, aviaryName }: ChickenLot): string =>
  aviaryName
    ? i18next.t('chickenLots:name', { number, aviary: aviaryName })
    : i18next.t('chickenLots:nameOnly', { number });

/** Lots of broilers, one house at a time. What becomes of a lot is the server's: a closed one stays as it is. */
export const chickenLots = defineRegister<ChickenLot, ChickenLot, LotValues>({
  module: 'lots',
  namespace: NAMESPACE,
  name: 'lots',
  slug: 'lotes-de-frango',
  form: 'page',
  calls: lotCalls,
  sort: { field: 'housingDate', direction: 'desc' },
  columns: [
    { field: 'housingDate', width: 130, nothing: '–' },
    { field: 'number', identifying: true, value: nameOf },
    { field: 'aviaryName', width: 150, filter: CHOOSE },
    {
      field: 'status',
      kind: 'status',
      width: 160,
      status: ({ status }) => statusLook(status),
      filter: {
        kind: 'multiSelect',
        value: ({ status }) => status,
        choices: STATUSES,
        wordOf: statusWord,
      },
    },
    { field: 'expectedEndDate', width: 140, nothing: '–' },
    { field: 'closingDate', kind: 'date', width: 130, nothing: '–' },
    { field: 'lineage', width: 140, filter: CHOOSE },
    {
      field: 'gender',
      width: 100,
      value: ({ gender }) => genderWord(gender),
      filter: { kind: 'multiSelect', value: ({ gender }) => gender, choices: GENDERS, wordOf: genderWord },
    },
    { field: 'productionOrder', width: 150 },
    {
      field: 'housed',
      kind: 'number',
      decimals: 0,
      width: 130,
      nothing: '–',
      value: housedOf,
    },
    { field: 'farmName', width: 180, filter: CHOOSE, hidden: true },
    { field: 'hatchery', width: 180, filter: CHOOSE, hidden: true },
    { field: 'resultDocumentNumber', width: 150, hidden: true },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    {
      name: 'aviaryId',
      section: 'lot',
      kind: 'autocomplete',
      required: true,
      Options: AviaryOptions,
      lockedWhen: (_values, id) => id !== null,
      span: 4,
    },
    { name: 'number', kind: 'text', required: true, maxLength: 20, span: 4 },
    { name: 'productionOrder', kind: 'text', maxLength: 20, span: 4, Note: OrderNote },
    { name: 'housingDate', section: 'dates', kind: 'date', span: 4, Note: HousingNote },
    { name: 'durationDays', kind: 'integer', required: true, span: 4 },
    {
      name: 'expectedEndDate',
      kind: 'date',
      lockedWhen: ({ housingDate }) => !housingDate,
      span: 4,
    },
    { name: 'quantityReceived', section: 'birds', kind: 'integer', span: 3 },
    { name: 'discardedOnDelivery', kind: 'integer', span: 3, Note: HousedNote },
    { name: 'averageUnitWeight', kind: 'number', unit: 'g', span: 3 },
    {
      name: 'startingWeight',
      kind: 'number',
      unit: 'kg',
      lockedWhen: (values) => housedOf(values) === null,
      span: 3,
    },
    { name: 'lineage', kind: 'text', maxLength: 40, span: 6 },
    { name: 'gender', kind: 'select', Options: genderOptions, span: 6 },
    { name: 'hatchery', section: 'origin', kind: 'text', maxLength: 60, span: 6 },
    { name: 'breederLot', kind: 'text', maxLength: 30, span: 3 },
    { name: 'henAgeWeeks', kind: 'integer', span: 3 },
    { name: 'litterNumber', section: 'litter', kind: 'integer', helper: true, span: 3 },
    { name: 'litter', kind: 'select', Options: litterOptions, span: 3 },
    { name: 'litterProduct', kind: 'text', maxLength: 60, span: 3 },
    { name: 'washedAndDisinfected', kind: 'select', Options: answerOptions, span: 3 },
    {
      name: 'zootechnicalReferenceId',
      section: 'references',
      kind: 'autocomplete',
      Options: referenceOptions('ZOOTECHNICAL'),
      current: ({ kept }) => (kept.zootechnical ? [kept.zootechnical] : []),
      Note: MixedNote,
      span: 6,
    },
    {
      name: 'ambienceReferenceId',
      kind: 'autocomplete',
      Options: referenceOptions('AMBIENCE'),
      current: ({ kept }) => (kept.ambience ? [kept.ambience] : []),
      span: 6,
    },
  ],
  schema: () => import('../lotSchemas').then((all) => all.lotFormSchema),
  emptyValues: {
    version: null,
    durationDays: 42,
    productionOrder: '',
    lineage: '',
    breederLot: '',
    hatchery: '',
    litterProduct: '',
    kept: { zootechnical: null, ambience: null },
  },
  toValues: (lot) => ({
    version: lot.version,
    aviaryId: lot.aviaryId,
    number: lot.number,
    housingDate: toLocalDate(lot.housingDate),
    durationDays: lot.durationDays,
    expectedEndDate: toLocalDate(lot.expectedEndDate),
    productionOrder: lot.productionOrder ?? '',
    lineage: lot.lineage ?? '',
    gender: lot.gender,
    breederLot: lot.breederLot ?? '',
    hatchery: lot.hatchery ?? '',
    henAgeWeeks: lot.henAgeWeeks,
    quantityReceived: lot.quantityReceived,
    discardedOnDelivery: lot.discardedOnDelivery,
    averageUnitWeight: lot.averageUnitWeight,
    startingWeight: lot.startingWeight,
    litterNumber: lot.litterNumber,
    litter: lot.litter,
    litterProduct: lot.litterProduct ?? '',
    washedAndDisinfected: answerOf(lot.washedAndDisinfected),
    zootechnicalReferenceId: lot.zootechnicalReferenceId,
    ambienceReferenceId: lot.ambienceReferenceId,
    kept: {
      zootechnical: keptOf(lot.zootechnicalReferenceId, lot.zootechnicalReferenceName),
      ambience: keptOf(lot.ambienceReferenceId, lot.ambienceReferenceName),
    },
  }),
  nameOf,
  locked: isClosed,
  unique: ['number'],
  // Another lot is housed on another day, with other birds and on other papers.
  notCopied: [
    'version',
    'housingDate',
    'expectedEndDate',
    'productionOrder',
    'breederLot',
    'henAgeWeeks',
    'quantityReceived',
    'discardedOnDelivery',
    'averageUnitWeight',
    'startingWeight',
    'litterNumber',
  ],
});

import { optional } from 'valibot';
import { daysBetween, today } from '@/platform/format/date';
import {
  choiceOrNull,
  mark,
  givenNumber,
  list,
  made,
  optionalText,
  orNull,
  sparse,
  text,
  type Shape,
} from '@/platform/http/wire';
import { amount, day, givenAmount, givenDay, moment } from '@/platform/http/wireValues';
import {
  type BulletinSource,
  type BulletinValues,
  type BulletinVersion,
  type DiseaseRow,
  type DrugRow,
  type LoadRow,
  type LotBulletin,
  type RecordRow,
  LABORATORY_RESULTS,
  type VaccineRow,
} from './bulletinTypes';
import { EMPTY_VALUES } from './emptyValues';

const LoadWire: Shape<LoadRow> = sparse({
  gta: optionalText,
  issuedOn: day,
  declared: amount,
  birds: amount,
  record: optional(amount, null),
});
const DiseaseWire: Shape<DiseaseRow> = sparse({ disease: optionalText, since: day });
const DrugWire: Shape<DrugRow> = sparse({
  principle: optionalText,
  start: day,
  end: day,
  graceDays: amount,
  record: optional(amount, null),
});
const VaccineWire: Shape<VaccineRow> = sparse({ vaccine: optionalText, date: day });

// Each company has its own part of a bulletin: what is not sent is empty.
const someText = optional(optionalText, '');
const someDay = optional(day, null);
const someMoment = optional(moment, null);
const someAmount = optional(amount, null);

/** The values of a bulletin; what cannot be read is empty. */
const ValuesWire: Shape<BulletinValues> = made(
  orNull(
    sparse({
      producer: someText,
      farmName: someText,
      veterinarian: someText,
      crmv: someText,
      stateRegistration: someText,
      coordinates: someText,
      nucleus: someText,
      houses: someText,
      chickGta: someText,
      chickGtaIssued: someDay,
      chicksDeclared: someAmount,
      chicksReceived: someAmount,
      slaughterAt: someMoment,
      loads: optional(list(LoadWire), []),
      left: someAmount,
      lossReason: someText,
      diseases: optional(list(DiseaseWire), []),
      drugs: optional(list(DrugWire), []),
      vaccines: optional(list(VaccineWire), []),
      feedOffAt: someMoment,
      salmonellaCollected: someDay,
      salmonellaLaboratory: someText,
      salmonellaResult: optional(choiceOrNull(LABORATORY_RESULTS), null),
      salmonellaKnown: someDay,
      lost72: someAmount,
      declarations: optional(list(text), []),
      place: someText,
      signedOn: someDay,
      signer: someText,
      feedOrigin: someText,
      biomassKg: someAmount,
      meanGrams: someAmount,
      lostFish: someAmount,
      waterSource: someText,
      waterTemperature: someAmount,
      waterOxygen: someAmount,
      waterPh: someAmount,
      residueCollected: someDay,
      residueLaboratory: someText,
      residueResult: optional(choiceOrNull(LABORATORY_RESULTS), null),
      residueKnown: someDay,
      lotResult: someText,
      feedNotes: someText,
      catching: someText,
    }),
  ),
  (sent) => sent ?? EMPTY_VALUES,
);

/** Rows with the occurrence that filled each; where one could not be read nobody knows which is whose. */
const withRecords = <Row extends RecordRow>(rows: readonly Row[], ids: readonly number[]): Row[] =>
  rows.map((row, at) => (rows.length === ids.length ? { ...row, record: ids[at] ?? null } : row));

const SourceWire = made(
  sparse({
    lotId: givenAmount,
    lotNumber: optionalText,
    aviaryName: optionalText,
    housingDate: givenDay,
    closingDate: day,
    aliveBeforeLoads: amount,
    values: ValuesWire,
    records: orNull(sparse({ loads: list(givenNumber), drugs: list(givenNumber) })),
  }),
  ({ closingDate, records, values, ...sent }): BulletinSource => ({
    ...sent,
    values: {
      ...values,
      loads: withRecords(values.loads, records?.loads ?? []),
      drugs: withRecords(values.drugs, records?.drugs ?? []),
    },
    lotNumber: sent.lotNumber || String(sent.lotId),
    day: daysBetween(sent.housingDate, closingDate ?? today()),
    records: records ?? { loads: [], drugs: [] },
  }),
);

const VersionWire: Shape<BulletinVersion> = sparse({
  version: givenAmount,
  savedAt: optionalText,
  savedBy: optionalText,
  printed: mark,
  values: ValuesWire,
});

/** The bulletin of a lot; none without its lot. */
export const BulletinWire = made(
  sparse({ source: SourceWire, versions: list(VersionWire) }),
  ({ source, versions }): LotBulletin => ({
    source,
    versions: versions.toSorted((a, b) => b.version - a.version),
  }),
);

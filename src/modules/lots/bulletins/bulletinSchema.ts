import { array, mixed, number, object, string } from 'yup';
import { greaterOrEqualZero, maxLength, validDate, validDateTime } from '@/platform/forms/validators';
import { LABORATORY_RESULTS } from './bulletinTypes';

const text = (most = 100) => string().defined().test(maxLength(most));
const day = () => string().nullable().defined().test(validDate());
const amount = () => number().nullable().defined().test(greaterOrEqualZero());
/** Which occurrence filled the row; it is shown nowhere and goes along with it. */
const record = () => number().nullable().optional();
const moment = () => string().nullable().defined().test(validDateTime());

/** What may be kept while it is not whole: what lacks is looked over before it is printed. */
export const bulletinSchema = object({
  producer: text(),
  farmName: text(),
  veterinarian: text(),
  crmv: text(20),
  stateRegistration: text(20),
  coordinates: text(60),
  nucleus: text(60),
  houses: text(60),
  chickGta: text(30),
  chickGtaIssued: day(),
  chicksDeclared: amount(),
  chicksReceived: amount(),
  slaughterAt: moment(),
  loads: array(
    object({
      gta: text(30),
      issuedOn: day(),
      declared: amount(),
      birds: amount(),
      record: record(),
    }).required(),
  ).defined(),
  left: amount(),
  lossReason: text(500),
  diseases: array(object({ disease: text(), since: day() }).required()).defined(),
  drugs: array(
    object({ principle: text(), start: day(), end: day(), graceDays: amount(), record: record() }).required(),
  ).defined(),
  vaccines: array(object({ vaccine: text(), date: day() }).required()).defined(),
  feedOffAt: moment(),
  salmonellaCollected: day(),
  salmonellaLaboratory: text(),
  salmonellaResult: mixed<(typeof LABORATORY_RESULTS)[number]>()
    .oneOf(LABORATORY_RESULTS)
    .nullable()
    .defined(),
  salmonellaKnown: day(),
  lost72: amount(),
  declarations: array(string().required()).defined(),
  place: text(),
  signedOn: day(),
  signer: text(),
  feedOrigin: text(500),
  biomassKg: amount(),
  meanGrams: amount(),
  lostFish: amount(),
  waterSource: text(),
  waterTemperature: amount(),
  waterOxygen: amount(),
  waterPh: amount(),
  residueCollected: day(),
  residueLaboratory: text(),
  residueResult: mixed<(typeof LABORATORY_RESULTS)[number]>().oneOf(LABORATORY_RESULTS).nullable().defined(),
  residueKnown: day(),
  lotResult: text(500),
  feedNotes: text(500),
  catching: text(500),
});

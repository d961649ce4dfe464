import type { LocalDate } from '@/platform/format/date';
import type { LocalDateTime } from '@/platform/format/dateTime';

/** A row of the bulletin that an occurrence of the lot has filled. */
export interface RecordRow {
  /** The occurrence's id; none for a row that was typed, and where the server does not keep it. */
  record?: number | null | undefined;
}
export interface LoadRow extends RecordRow {
  gta: string;
  issuedOn: LocalDate | null;
  /** Birds that the GTA declares, and that were loaded. */
  declared: number | null;
  birds: number | null;
}
export interface DiseaseRow {
  disease: string;
  since: LocalDate | null;
}
export interface DrugRow extends RecordRow {
  principle: string;
  start: LocalDate | null;
  end: LocalDate | null;
  graceDays: number | null;
}
export interface VaccineRow {
  vaccine: string;
  date: LocalDate | null;
}

export const LABORATORY_RESULTS = ['NEGATIVE', 'POSITIVE', 'PENDING'] as const;

/** What a bulletin holds, of all companies; each asks for its own part of it. */
export interface BulletinValues {
  producer: string;
  farmName: string;
  veterinarian: string;
  crmv: string;
  stateRegistration: string;
  coordinates: string;
  nucleus: string;
  houses: string;
  chickGta: string;
  chickGtaIssued: LocalDate | null;
  chicksDeclared: number | null;
  chicksReceived: number | null;
  slaughterAt: LocalDateTime | null;
  loads: LoadRow[];
  /** Birds that stay in the house. */
  left: number | null;
  lossReason: string;
  diseases: DiseaseRow[];
  drugs: DrugRow[];
  vaccines: VaccineRow[];
  feedOffAt: LocalDateTime | null;
  salmonellaCollected: LocalDate | null;
  salmonellaLaboratory: string;
  salmonellaResult: (typeof LABORATORY_RESULTS)[number] | null;
  salmonellaKnown: LocalDate | null;
  /** Dead in the 72 hours before slaughter. */
  lost72: number | null;
  declarations: string[];
  place: string;
  signedOn: LocalDate | null;
  signer: string;
  feedOrigin: string;
  /** kg of all fish, g of one. */
  biomassKg: number | null;
  meanGrams: number | null;
  /** Fish that were lost since housing. */
  lostFish: number | null;
  waterSource: string;
  /** °C, mg/L, pH. */
  waterTemperature: number | null;
  waterOxygen: number | null;
  waterPh: number | null;
  residueCollected: LocalDate | null;
  residueLaboratory: string;
  residueResult: (typeof LABORATORY_RESULTS)[number] | null;
  residueKnown: LocalDate | null;
  lotResult: string;
  feedNotes: string;
  catching: string;
}

/** What the lot and its occurrences tell, and which record tells it. */
export interface BulletinSource {
  readonly lotId: number;
  readonly lotNumber: string;
  /** The aviary or pond. */
  readonly aviaryName: string;
  readonly housingDate: LocalDate;
  /** Days since housing, today. */
  readonly day: number;
  /** Birds alive before any load. */
  readonly aliveBeforeLoads: number | null;
  readonly values: Partial<BulletinValues>;
  /** Ids of the occurrences that filled loads, diseases and drugs, in their order. */
  readonly records: { readonly loads: readonly number[]; readonly drugs: readonly number[] };
}

export interface BulletinVersion {
  readonly version: number;
  readonly savedAt: string;
  readonly savedBy: string;
  /** Numbered and frozen: a change makes another version. */
  readonly printed: boolean;
  readonly values: BulletinValues;
}

export interface LotBulletin {
  readonly source: BulletinSource;
  /** The newest first. */
  readonly versions: readonly BulletinVersion[];
}

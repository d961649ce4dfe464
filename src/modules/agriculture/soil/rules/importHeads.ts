import { foldForSearch } from '@/platform/format/text';
import { isSameUnit, partsOfHead } from '@/platform/tableFile/headUnits';
import {
  convertUnit,
  type Extractor,
  type Nutrient,
  NUTRIENT_FACTS,
  nutrientKey,
  NUTRIENTS,
  SOIL_UNITS,
  type SoilNutrient,
  type SoilUnit,
} from './nutrients';

/** What a column of a laboratory's file is. */
export type HeadUse =
  | { readonly kind: 'ignore' | 'name' | 'lat' | 'lng' }
  | {
      readonly kind: 'nutrient';
      readonly nutrient: Nutrient;
      /** Of `OTHER` alone. */
      readonly name: string;
      /** In which the file's figures are; null where the file names one that the nutrient has not. */
      readonly unit: SoilUnit | null;
      readonly extractor: Extractor | null;
    };
export type NutrientUse = Extract<HeadUse, { kind: 'nutrient' }>;

/** How laboratories head a column, folded; the nutrient's own symbol and name besides. */
const NAMES: Readonly<Record<Nutrient, readonly string[]>> = {
  PH_WATER: ['ph', 'ph agua', 'ph h2o', 'ph em agua', 'ph (h2o)', 'ph water', 'ph in water'],
  PH_CACL2: ['ph cacl2', 'ph em cacl2', 'ph in cacl2'],
  PH_SMP: ['ph smp', 'smp', 'indice smp', 'smp index'],
  ORGANIC_MATTER: ['mo', 'm o', 'materia organica', 'mat org', 'om', 'organic matter'],
  P: ['p', 'fosforo', 'phosphorus'],
  P_REM: ['p rem', 'prem', 'p remanescente', 'fosforo remanescente', 'remaining phosphorus'],
  K: ['k', 'k+', 'potassio', 'potassium'],
  CA: ['ca', 'ca2+', 'ca+2', 'calcio', 'calcium'],
  MG: ['mg', 'mg2+', 'mg+2', 'magnesio', 'magnesium'],
  NA: ['na', 'na+', 'sodio', 'sodium'],
  AL: ['al', 'al3+', 'al+3', 'aluminio', 'aluminium', 'aluminum'],
  H_AL: ['h+al', 'h + al', 'h al', 'hal', 'acidez potencial', 'potential acidity', 'al+h'],
  S: ['s', 'enxofre', 's so4', 'so4', 'sulphur', 'sulfur'],
  B: ['b', 'boro', 'boron'],
  CU: ['cu', 'cobre', 'copper'],
  FE: ['fe', 'ferro', 'iron'],
  MN: ['mn', 'manganes', 'manganese'],
  ZN: ['zn', 'zinco', 'zinc'],
  CLAY: ['argila', 'clay'],
  SILT: ['silte', 'silt'],
  SAND: ['areia', 'areia total', 'sand'],
  OTHER: [],
};

const PLACES: Readonly<Record<'name' | 'lat' | 'lng', readonly string[]>> = {
  name: [
    'ponto',
    'amostra',
    'nome',
    'identificacao',
    'id',
    'id amostra',
    'nome do ponto',
    'point',
    'sample',
    'name',
  ],
  lat: ['latitude', 'lat', 'y'],
  lng: ['longitude', 'long', 'lng', 'lon', 'x'],
};

/** Words of a head that name an extractor, folded, the longest first. */
const EXTRACTOR_WORDS: readonly (readonly [word: string, extractor: Extractor])[] = [
  ['acetato de calcio', 'CALCIUM_ACETATE'],
  ['calcium acetate', 'CALCIUM_ACETATE'],
  ['agua quente', 'HOT_WATER'],
  ['hot water', 'HOT_WATER'],
  ['mehlich-1', 'MEHLICH_1'],
  ['mehlich 1', 'MEHLICH_1'],
  ['mehlich-3', 'MEHLICH_3'],
  ['mehlich 3', 'MEHLICH_3'],
  ['mehlich', 'MEHLICH_1'],
  ['resina', 'RESIN'],
  ['resin', 'RESIN'],
  ['dtpa', 'DTPA'],
  ['kcl', 'KCL'],
];

const plain = (text: string) =>
  foldForSearch(text)
    .replaceAll('₂', '2')
    .replaceAll(/[._/-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** 'mg dm-3', 'cmolc/dm3' and 'dag/kg' are units of ours; null for what is none. */
export function unitOfText(text: string): SoilUnit | null {
  const folded = foldForSearch(text).replaceAll('³', '3').replaceAll('⁻', '-').trim();
  const written = folded
    .replace(/[\s./]*dm-?3$/, '/dm3')
    .replace(/[\s./]*kg-?1?$/, '/kg')
    .replace(/[\s./]*l-1$/, '/l')
    .replace(/^cmol(?:\(?[c+]\)?)?\//, 'cmolc/')
    .replace(/^mmol(?:\(?[c+]\)?)?\//, 'mmolc/');
  if (written === 'ppm') return 'mg/dm³';
  if (written === 'dag/kg') return '%';
  return SOIL_UNITS.find((unit) => unit !== '' && isSameUnit(unit, written)) ?? null;
}

/** Whether the figures of a unit can be those of a nutrient: as they are, or converted to its usual unit. */
const fits = (nutrient: Nutrient, unit: SoilUnit) => {
  const { units } = NUTRIENT_FACTS[nutrient];
  return units.includes(unit) || convertUnit(nutrient, 1, unit, units[0] ?? '') !== null;
};

/** The units in which a file may have a nutrient: its own, and those that are converted. */
export const fileUnits = (nutrient: Nutrient): readonly SoilUnit[] =>
  SOIL_UNITS.filter((unit) => fits(nutrient, unit));

function extractorIn(head: string): { readonly extractor: Extractor | null; readonly rest: string } {
  const folded = foldForSearch(head);
  const found = EXTRACTOR_WORDS.find(([word]) => folded.includes(word));
  if (!found) return { extractor: null, rest: head };
  return { extractor: found[1], rest: folded.replace(found[0], '').replaceAll(/[()]/g, ' ') };
}

/** Words of the page's language by which a nutrient is known besides: its symbol and its name. */
export type NutrientWords = (nutrient: Nutrient) => readonly string[];

/** What a head says that its column is, by name and unit; what is not known is left out, to be chosen by hand. */
export function proposedUse(head: string, words: NutrientWords): HeadUse {
  const { name, unit: said } = partsOfHead(head);
  const bare = plain(name);
  for (const kind of ['name', 'lat', 'lng'] as const) if (PLACES[kind].includes(bare)) return { kind };
  const { extractor, rest } = extractorIn(name);
  const wanted = plain(rest);
  const nutrient = NUTRIENTS.find(
    (one) => one !== 'OTHER' && [...NAMES[one], ...words(one).map(plain)].includes(wanted),
  );
  if (nutrient === undefined) return { kind: 'ignore' };
  const usual = NUTRIENT_FACTS[nutrient].units[0] ?? '';
  const known = said === null ? usual : unitOfText(said);
  // What stands in brackets may be the extractor: 'P (Mehlich-1)'.
  const inBrackets = said === null ? null : extractorIn(said).extractor;
  const unit = inBrackets !== null && known === null ? usual : known;
  return {
    kind: 'nutrient',
    nutrient,
    name: '',
    unit: unit !== null && fits(nutrient, unit) ? unit : null,
    extractor: extractor ?? inBrackets,
  };
}

/** Whether the file says in which unit a column is: a proposal without one is to be looked at. */
export const saysUnit = (head: string): boolean => {
  const { unit } = partsOfHead(head);
  return unit !== null && unitOfText(unit) !== null;
};

/** The unit that a head names and nobody knows; null where it names none, or one that is known. */
export const foreignUnit = (head: string): string | null => {
  const { unit } = partsOfHead(head);
  return unit !== null && unitOfText(unit) === null ? unit : null;
};

export interface ImportColumn {
  /** Place in the file. */
  readonly at: number;
  readonly column: SoilNutrient;
  /** Of the figures in the file. */
  readonly unit: SoilUnit;
}

export interface ImportColumns {
  readonly nameAt: number;
  readonly latAt: number;
  readonly lngAt: number;
  readonly values: readonly ImportColumn[];
  /** All columns that the analysis has afterwards. */
  readonly nutrients: readonly SoilNutrient[];
  /** Places of columns that repeat what an earlier one is already. */
  readonly twice: readonly number[];
  /** Places of columns whose unit is not known: they have to be chosen. */
  readonly unitless: readonly number[];
}

const placeKey = (use: HeadUse) => (use.kind === 'nutrient' ? nutrientKey(use) : use.kind);

/** The column of an analysis that a use fills: the same identification, or the only one of a nutrient whose extractor the file leaves open. */
function columnFor(use: NutrientUse, present: readonly SoilNutrient[]): SoilNutrient | undefined {
  const key = nutrientKey(use);
  const same = present.find((column) => nutrientKey(column) === key);
  if (same || use.extractor !== null) return same;
  const [only, ...others] = present.filter(
    ({ nutrient, name }) => nutrient === use.nutrient && name === use.name,
  );
  return others.length === 0 ? only : undefined;
}

/**
 * The columns of a file by what they are.
 * @param present those of the analysis that is filled; none of a new one
 */
export function importColumns(uses: readonly HeadUse[], present: readonly SoilNutrient[]): ImportColumns {
  const seen = new Set<string>();
  const twice: number[] = [];
  const unitless: number[] = [];
  const values: ImportColumn[] = [];
  const nutrients = [...present];
  const at = { name: -1, lat: -1, lng: -1 };
  uses.forEach((use, place) => {
    if (use.kind === 'ignore') return;
    const column = use.kind === 'nutrient' ? columnFor(use, nutrients) : undefined;
    const key = column ? nutrientKey(column) : placeKey(use);
    if (seen.has(key)) {
      twice.push(place);
      return;
    }
    seen.add(key);
    if (use.kind !== 'nutrient') {
      at[use.kind] = place;
      return;
    }
    if (use.unit === null) {
      unitless.push(place);
      return;
    }
    const { nutrient, name, unit, extractor } = use;
    const { units } = NUTRIENT_FACTS[nutrient];
    const made = column ?? {
      id: nutrients.reduce((most, { id }) => Math.max(most, id), 0) + 1,
      nutrient,
      name,
      unit: units.includes(unit) ? unit : (units[0] ?? ''),
      extractor,
    };
    if (!column) nutrients.push(made);
    values.push({ at: place, column: made, unit });
  });
  return { nameAt: at.name, latAt: at.lat, lngAt: at.lng, values, nutrients, twice, unitless };
}

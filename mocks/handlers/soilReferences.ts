import { refused } from '../answers';
import type { SoilReference, SoilReferenceRow } from '../db/soil/references';
import { demo } from '../state';
import type { Checks } from './admin/checks';
import { customerRegister, withoutOwner } from './finance/customerRegister';

type Sent = Record<string, unknown>;
/** What is wrong, at which cell of which line as it was sent. */
type Fault = readonly [index: number, field: string, message: string];

const METHODS = ['V_PERCENT', 'AL_CA_MG', 'SMP'] as const;
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Sent[]) : []);
const wordOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const figuresOf = (value: unknown) =>
  (Array.isArray(value) ? value : []).filter((one): one is number => typeof one === 'number');
const rises = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? value));

function rowOf(sent: Sent): SoilReferenceRow {
  const basis = wordOf(sent['basis']);
  return {
    quantity: wordOf(sent['quantity']),
    extractor: wordOf(sent['extractor']) || null,
    unit: wordOf(sent['unit']),
    basis: basis === 'CLAY' || basis === 'CTC' ? basis : null,
    upTo: number(sent['upTo']),
    crop: wordOf(sent['crop']),
    bounds: figuresOf(sent['bounds']),
    classes: (Array.isArray(sent['classes']) ? sent['classes'] : []).map(wordOf),
    yields: figuresOf(sent['yields']),
    page: wordOf(sent['page']),
  };
}

function rowFault(row: SoilReferenceRow, index: number): Fault | undefined {
  if (row.quantity === '') return [index, 'quantity', 'O campo Nutriente é obrigatório.'];
  if (row.bounds.length === 0 || !rises(row.bounds))
    return [index, 'bounds', 'Os limites precisam ser crescentes.'];
  if (row.classes.length !== row.bounds.length + 1 || row.classes.includes(''))
    return [index, 'classes', `São ${row.bounds.length} limites: informe ${row.bounds.length + 1} classes.`];
  if (!rises(row.yields) || row.yields.some((value) => value <= 0 || value > 100))
    return [index, 'yields', 'Rendimento relativo inválido.'];
  return undefined;
}

/** Two lines of one table that end alike, or a table that leaves large values without a class. */
function tableFault(rows: readonly SoilReferenceRow[]): Fault | undefined {
  const table = (row: SoilReferenceRow) => `${row.quantity}|${row.extractor ?? ''}|${row.crop.toLowerCase()}`;
  for (const [index, row] of rows.entries()) {
    const lines = rows.filter((other) => table(other) === table(row));
    const before = rows.slice(0, index).filter((other) => table(other) === table(row));
    if (lines.some(({ unit }) => unit !== lines[0]?.unit))
      return [index, 'unit', 'Uma tabela tem uma só unidade.'];
    if (lines.some(({ basis }) => basis !== lines[0]?.basis))
      return [index, 'basis', 'Uma tabela é dividida por um só critério.'];
    if (before.some(({ upTo }) => upTo === row.upTo))
      return [index, 'upTo', 'Duas linhas da tabela terminam no mesmo limite.'];
    const open = lines.some(({ upTo, basis }) => upTo === null || (basis === 'CLAY' && upTo >= 100));
    if (!open) return [index, 'upTo', 'Falta a linha sem limite superior.'];
  }
  return undefined;
}

function readRows(checks: Checks, sent: Sent): SoilReferenceRow[] {
  const rows = rowsOf(sent['rows']).map(rowOf);
  if (rows.length === 0) checks.refuse('rows', 'Informe ao menos uma tabela.');
  const fault = rows.map(rowFault).find((one) => one !== undefined) ?? tableFault(rows);
  if (fault) checks.refuse(`rows[${fault[0]}].${fault[1]}`, fault[2]);
  return rows;
}

function readSmp(checks: Checks, sent: Sent): SoilReference['smp'] {
  const rows = rowsOf(sent['smp']).map((row) => ({
    smp: number(row['smp']) ?? -1,
    lime: number(row['lime']) ?? -1,
  }));
  const wrong = rows.some(
    ({ smp, lime }, at) =>
      smp < 3 || smp > 8 || lime < 0 || rows.findIndex((other) => other.smp === smp) < at,
  );
  if (wrong) checks.refuse('smp', 'Tabela SMP inválida.');
  return rows;
}

/** The maps that were computed with a reference, with the analysis that each stands in. */
const usesOf = (reference: SoilReference): { analysisId: number; name: string }[] =>
  demo.world.soil.analyses
    .filter(({ customerId }) => customerId === reference.customerId)
    .flatMap((analysis) =>
      analysis.maps
        .filter(({ referenceId }) => referenceId === reference.id)
        .map(({ quantity }) => {
          const column = analysis.nutrients.find(({ id }) => quantity === `N${id}`);
          const plots = analysis.plotIds.map((plot) => demo.world.plots.get(plot)?.name ?? '').join(', ');
          return {
            analysisId: analysis.id,
            name: `${column?.nutrient ?? quantity} · ${plots} · ${analysis.collectedAt}`,
          };
        }),
    );

/** What the platform gives is copied; nobody writes over what somebody else has written meanwhile. */
function refusalOf(reference: SoilReference, sent: Sent): Response | undefined {
  if (reference.seeded)
    return refused(`A referência ${reference.name} é da plataforma: duplique-a para alterar.`, 409);
  return sent['version'] === reference.version
    ? undefined
    : refused(`A referência ${reference.name} foi alterada por outra pessoa. Abra-a de novo.`, 409);
}

export const soilReferenceHandlers = customerRegister<SoilReference>({
  controller: 'SoilReference',
  permission: 'SOIL_REFERENCE',
  table: () => demo.world.soilReferences,
  wire: (reference) => {
    const uses = usesOf(reference);
    const tables = new Set(
      reference.rows.map(({ quantity, extractor, crop }) => `${quantity}|${extractor ?? ''}|${crop}`),
    );
    return { ...withoutOwner(reference), uses, useCount: uses.length, tableCount: tables.size };
  },
  read: (checks, sent, { ownId }) => {
    const depthFrom = checks.whole('depthFrom', 'Profundidade de', 0, 200);
    const depthTo = checks.whole('depthTo', 'Profundidade até', 1, 200);
    if (depthTo <= depthFrom) checks.refuse('depthTo', 'A profundidade final fica abaixo da inicial.');
    const limeMethod = checks.word('limeMethod', 'Método de calagem', METHODS);
    const targetV = number(sent['targetV']);
    if (targetV !== null && (targetV < 1 || targetV > 100))
      checks.refuse('targetV', 'A saturação por bases desejada fica entre 1 e 100 %.');
    return {
      seeded: false,
      manual: checks.text('manual', 'Manual', 150),
      edition: checks.text('edition', 'Edição', 30),
      region: checks.optional('region', 'Região', 80),
      crops: checks.optional('crops', 'Culturas', 150),
      depthFrom,
      depthTo,
      limeMethod,
      targetV,
      rows: readRows(checks, sent),
      smp: readSmp(checks, sent),
      observation: checks.optional('observation', 'Observação', 1000),
      version: (demo.world.soilReferences.get(ownId)?.version ?? 0) + 1,
    };
  },
  readers: ['AGRICULTURE_SOIL_ANALYSIS', 'SILVICULTURE_SOIL_ANALYSIS'],
  refusal: refusalOf,
  keeps: ({ name, seeded }) => (seeded ? `A referência ${name} é da plataforma e fica.` : undefined),
  dependents: (reference) => [{ name: 'Mapas de nutrientes', count: usesOf(reference).length }],
  words: {
    duplicate: 'Já existe uma referência com este nome.',
    inUse: 'A referência está em uso por mapas de nutrientes.',
  },
});

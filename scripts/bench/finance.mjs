import { loadSource } from '../loadSource.mjs';

export const title =
  'Finance rules: LCDPR of 50,000 entries, plan of 3,000 accounts, 20,000 loads; median of 5';

const TURNS = 5;
const DAY_MS = 86_400_000;
const MODULE = 'src/modules/finance';
const dayOf = (at) => new Date(Date.UTC(2025, 0, 1) + (at % 365) * DAY_MS).toISOString().slice(0, 10);

function median(work) {
  const took = Array.from({ length: TURNS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return took.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)];
}

const ADDRESS = {
  street: 'LINHA SAO JOAO',
  number: '100',
  complement: '',
  district: 'RURAL',
  uf: 'PR',
  cityCode: '4127700',
  zip: '85900000',
};
const DECLARANT = {
  cpf: '52998224725',
  name: 'JOSE CARLOS',
  address: ADDRESS,
  phone: '45999998888',
  email: 'jose@fazenda.br',
  properties: Array.from({ length: 5 }, (_, at) => ({
    farmId: at + 1,
    name: `FAZENDA ${at + 1}`,
    itr: '12345678',
    caepf: '',
    stateRegistration: '9012345678',
    address: ADDRESS,
    exploitation: '1',
    share: 10_000,
    counterParts: [],
  })),
  accounts: [{ id: 3, bank: '001', bankName: 'BANCO DO BRASIL', branch: '0587', number: '123456' }],
  accountant: null,
};
const entriesOf = (count) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    day: dayOf(at),
    documentId: at + 1,
    documentNumber: String(at + 1),
    movement: at % 3 === 0 ? 'INCOME' : 'EXPENSE',
    account: 'VENDA DE SOJA',
    partner: 'COOPERATIVA AGRARIA',
    partnerDocument: '11222333000181',
    documentType: '1',
    entryType: at % 3 === 0 ? '1' : '2',
    farmId: (at % 5) + 1,
    farm: 'SEDE',
    share: 10_000,
    investment: false,
    accountId: 3,
    cents: 10_000 + at,
  }));

/** 10 groups of 10 subgroups; the rest are accounts. */
const accountsOf = (count) =>
  Array.from({ length: count }, (_, at) => {
    const id = at + 1;
    const parentId = at < 10 ? null : at < 110 ? ((at - 10) % 10) + 1 : ((at - 110) % 100) + 11;
    return {
      id,
      parentId,
      number: at < 10 ? at + 1 : at < 110 ? Math.floor((at - 10) / 10) + 1 : Math.floor((at - 110) / 100) + 1,
      active: true,
      side: 'EXPENSE',
      platform: false,
      name: `${at % 2 === 0 ? 'INSUMO' : 'RECEITA'} ${id}`,
      movements: at % 7,
    };
  });

const PRODUCTS = ['SOJA EM GRAOS', 'MILHO EM GRAOS', 'TRIGO EM GRAOS'];
const loadsOf = (count) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    number: at + 1,
    date: dayOf(at),
    productName: PRODUCTS[at % 3],
    plate: `ABC${at % 10}D${String(at % 100).padStart(2, '0')}`,
    grossWeight: 48_000 + (at % 900),
    tareWeight: 16_000,
    arrivedWeight: null,
    otherDiscount: null,
    moistureBase: null,
    impurityBase: null,
    moisture: 13 + (at % 5),
    impurity: 1 + (at % 3),
    standard: 'SOY',
    order: 'IMPURITY_FIRST',
    partnerName: `COOPERATIVA ${at % 40}`,
    contractNumber: `C-${at % 120}`,
    harvestName: 'SAFRA 2025/2026',
    farmName: `FAZENDA ${at % 12}`,
    costCenterName: `TALHAO ${at % 60}`,
  }));

/** Columns of the list of loads: what is shown is computed of the weights. */
function loadColumns(weights) {
  const plain = (field) => ({ field, header: field });
  const number = (field, value) => ({ field, header: field, kind: 'number', decimals: 2, value });
  // As the register has it: the sums of a row are computed once for all columns.
  const known = new WeakMap();
  const final = (row) => {
    if (!known.has(row)) known.set(row, weights.loadSums(row));
    return known.get(row)?.final ?? null;
  };
  return [
    plain('number'),
    { ...plain('date'), kind: 'date' },
    plain('productName'),
    plain('plate'),
    number('net', weights.netWeight),
    number('final', final),
    number('sacks', (row) => (final(row) === null ? null : weights.sacksOf(final(row)))),
    number('moisture'),
    number('impurity'),
    ...['partnerName', 'contractNumber', 'harvestName', 'farmName', 'costCenterName'].map(plain),
  ];
}

const SEARCHES = ['cooperativa 7', 'soja fazenda 3', 'abc3', 'c-11'];
const TEXTS = (key) => key;

/** Limits are those of the requirement, computed in the work that takes 100 ms on the machine they were set for. */
export async function measure() {
  const { bookRows } = await loadSource(`${MODULE}/cashBook/rules/cashBook.ts`);
  const { lcdprFile } = await loadSource(`${MODULE}/cashBook/lcdpr/rules/lcdpr.ts`);
  const { lcdprGaps } = await loadSource(`${MODULE}/cashBook/lcdpr/rules/lcdprGaps.ts`);
  const { accountTree } = await loadSource(`${MODULE}/accountPlan/rules/accountTree.ts`);
  const { accountLines } = await loadSource(`${MODULE}/accountPlan/rules/accountLines.ts`);
  const { afterMove } = await loadSource(`${MODULE}/accountPlan/rules/accountChanges.ts`);
  const weights = await loadSource('src/domain/harvest/grainDiscounts.ts');
  const { searchRows } = await loadSource('src/platform/grid/rowPipeline.ts');

  const lcdpr = (count) => {
    const entries = entriesOf(count);
    return median(() => {
      const rows = bookRows(entries);
      lcdprGaps(DECLARANT, rows);
      lcdprFile(DECLARANT, rows, { year: 2025, form: '1' });
    });
  };
  const accounts = accountsOf(3000);
  const tree = accountTree(accounts);
  const shown = (of, query) => accountLines(of, { query, folded: new Set(), withInactive: false });
  const moved = tree.byId.get(11)?.children[0];
  const under = tree.byId.get(12);
  // Each run has rows and columns of its own, as the first search after the answer has.
  let turn = 0;
  const fresh = Array.from({ length: TURNS }, () => [loadsOf(20_000), loadColumns(weights)]);
  const loads = median(() => {
    const [rows, columns] = fresh[turn++];
    searchRows(rows, columns, SEARCHES[turn % SEARCHES.length], TEXTS);
  });
  const [rows, columns] = fresh[0];
  const again = median(() => SEARCHES.map((text) => searchRows(rows, columns, text, TEXTS)));
  const [small, whole] = [lcdpr(5000), lcdpr(50_000)];
  const found = (name, value, times) => ({ name, value, unit: 'ms', limit: { times, of: 'loop' } });
  return [
    found('LCDPR of 50,000 entries, with what is missing', whole, 6),
    { name: 'LCDPR: 50,000 entries as against 5,000', value: whole / small, unit: '', limit: 20 },
    found(
      'plan of 3,000 accounts searched',
      median(() => shown(tree, 'insumo 29')),
      1,
    ),
    found(
      'plan of 3,000 accounts: one moved, drawn anew',
      median(() => shown(accountTree(afterMove(tree, moved, under)), '')),
      1,
    ),
    found('20,000 loads: first search after the answer', loads, 3),
    found('20,000 loads: four more searches', again, 3),
  ];
}

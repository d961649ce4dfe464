import { demo } from '../../../../mocks/state';

/** The customer that the demo's first user works for. */
export const CUSTOMER = 1;
const isDrawnField = (costCenterId: number) => {
  const center = demo.world.costCenters.need(costCenterId);
  return center.active && center.aviary === null;
};

export const twoPlots = () => {
  const plots = demo.world.plots.filter(
    (plot) => plot.customerId === CUSTOMER && plot.active && isDrawnField(plot.costCenterId),
  );
  const [one, two] = plots;
  if (!one || !two) throw new Error('The demo has no two plots.');
  return [one, two] as const;
};

/** Right values of each type: what somebody would type. */
export const EXAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  'analise-de-solo': { laboratory: 'LABSOLO', depthFrom: 0, depthTo: 20, points: 15 },
  'preparo-do-solo': { operation: 'gradagem', depthCm: 18 },
  'correcao-de-solo': { product: 'CALCARIO', dose: 2.5 },
  plantio: { seed: 'BRS 1003', rowCm: 50, seedsPerMetre: 15, germination: 88, thousandWeight: 180 },
  adubacao: { product: '04-14-08', dose: 300, n: 4, p: 14, k: 8 },
  pulverizacao: {
    product: 'GLIFOSATO',
    dose: 2,
    doseUnit: 'L',
    target: 'BUVA',
    litresPerHa: 120,
    tank: 2000,
  },
  irrigacao: { system: 'pivo', mm: 12 },
  colheita: { product: 'SOJA', netKg: 31_000, plate: 'ABC1D23' },
  abastecimento: { source: 'externo', machine: 'TRATOR', fuel: 'diesel-s10', litres: 120 },
  'solicitacao-de-baixa': {
    reason: 'APLICACAO',
    depletion: [{ productId: 6, unit: 'L', quantity: 2, farmId: null }],
  },
  'orientacao-tecnica': { technician: 'ANA', text: 'Monitorar percevejo', done: false },
  checklist: { item: 'CERCA', done: false },
  'medida-de-variavel': { magnitude: 'umidade', value: 61 },
  treinamento: { topic: 'EPI', people: 'JOSE', hours: 2 },
  'afastamento-medico': { person: 'JOSE', days: 3 },
  'diario-de-bordo': { text: 'Choveu à noite' },
};

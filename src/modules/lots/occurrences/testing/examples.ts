import { addDays, today } from '@/platform/format/date';

const DATE = addDays(today(), -1);
const TREATMENT = { startDate: DATE, treatmentDays: 3, graceDays: 9 };
/** Right values of each type: what somebody would type. */
export const EXAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  'mortos-e-eliminados': { dead: 9, eliminated: 1, cause: 'CALOR' },
  consumo: { feedKg: 2100, waterLitres: 3900, reason: 'SENSOR PARADO' },
  pesagem: { readings: '880 900 950', total: 3, averageWeight: 910 },
  'movimento-de-racao': { movement: 'recebimento', feedType: 'inicial', quantityKg: 14_000, scaleKg: 13_300 },
  checklist: { item: 'TELA RASGADA', nonConformities: 'LADO SUL', done: false },
  'orientacao-tecnica': { technician: 'ANA', text: 'Baixar a temperatura', done: false },
  doencas: { disease: 'COLIBACILOSE', medication: 'AMOXICILINA', dosage: '10 MG/KG', ...TREATMENT },
  'teste-de-gerador': { status: 'partiu', minutes: 15 },
  'vazio-sanitario': { startDate: addDays(DATE, -15), endDate: DATE },
  carregamento: { quantity: 6000, weightKg: 12_300, closesLot: false },
  'armadilhas-para-roedores': { identification: 'A1', location: 'SILO', deaths: 2, baitReplaced: true },
  visitas: { visitor: 'ANA', reason: 'VISITA TECNICA' },
  treinamento: { topic: 'BIOSSEGURIDADE', people: 'ANA, JOSE', hours: 2 },
  'afastamento-medico': { person: 'JOSE', days: 3 },
  'diario-de-bordo': { text: 'Faltou luz' },
  'medida-de-variavel': { magnitude: 'amonia', value: 8, place: 'FUNDO' },
  'amostragem-de-peixes': { nets: [], weightKg: 12.6, fish: 90, averageWeight: 140 },
  'fornecimento-de-racao': { feed: '32%', quantityKg: 100, parts: [] },
  tratamentos: { via: 'racao', product: 'FLORFENICOL', ...TREATMENT },
  transferencia: { toLotId: 2, quantity: 2000, weightKg: 280, grade: 'CABECA', feedKg: 284.5 },
  despesca: { kind: 'parcial', quantity: 2000, weightKg: 1300, gta: '1' },
};

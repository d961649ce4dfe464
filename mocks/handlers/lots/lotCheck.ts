import type { FieldErrors } from '../../answers';
import { dayLater, daysFrom } from '../../db/poultry';
import { recordsOf } from '../../db/lotRecords';
import type { PoultryLot } from '../../db/poultryTypes';
import { demo } from '../../state';
import { Checks } from '../admin/checks';
import { sameText } from '../admin/sameText';
import { decimal } from '../finance/customerRegister';
import type { ClosableLot } from './closingRoutes';
import { lotsOf, todayHere } from './lotTables';
import { orderRefusal } from './fish/fishOrderTables';
import { orderOf } from './productionOrders';

type Sent = Record<string, unknown>;
type Input = Pick<
  PoultryLot,
  | 'aviaryId'
  | 'number'
  | 'status'
  | 'lineage'
  | 'housingDate'
  | 'expectedEndDate'
  | 'received'
  | 'discarded'
  | 'durationDays'
  | 'breederLot'
  | 'litterNumber'
  | 'henAgeWeeks'
  | 'hatchery'
  | 'unitWeight'
  | 'startingWeight'
  | 'gender'
  | 'productionOrder'
  | 'litter'
  | 'litterProduct'
  | 'cleaned'
  | 'zootechnicalReferenceId'
  | 'ambienceReferenceId'
>;

interface Range {
  name: string;
  label: string;
  range: [number, number];
}

export const whole = (checks: Checks, sent: Sent, { name, label, range: [min, max] }: Range) =>
  sent[name] == null ? null : checks.whole(name, label, min, max);
export const figure = (checks: Checks, sent: Sent, { name, label, range }: Range) =>
  sent[name] == null ? null : decimal(checks, sent, name, label, range);
export const oneOf = <T extends string>(
  checks: Checks,
  sent: Sent,
  [name, label]: readonly [string, string],
  words: readonly T[],
) => (sent[name] == null ? null : checks.word(name, label, words));

function answered(checks: Checks, { cleaned }: Sent): boolean | null {
  if (cleaned != null && typeof cleaned !== 'boolean')
    checks.refuse('cleaned', 'O campo Lavado e desinfetado deve ser sim ou não.');
  return typeof cleaned === 'boolean' ? cleaned : null;
}

/** What must be known of birds that are in the house. */
const OF_HOUSED = {
  received: 'Aves recebidas',
  discarded: 'Descartadas na entrega',
  unitWeight: 'Peso médio do pinto',
  lineage: 'Linhagem',
  gender: 'Sexo',
} as const;

interface Housing<Lot> {
  /** The lots of its place. */
  lots: readonly Lot[];
  ofPlace: string;
  /** Labels of what must be known of animals that are there. */
  required: Readonly<Record<string, string>>;
}

/** What is wrong with the day of housing, and what is missing after it. */
export function checkHousing<Lot extends ClosableLot>(
  checks: Checks,
  input: { readonly housingDate: string | null },
  own: Lot | undefined,
  { lots, ofPlace, required }: Housing<Lot>,
): void {
  const { housingDate } = input;
  if (housingDate === null) {
    if (own?.status !== 'IN_PROGRESS') return;
    const count = recordsOf(own.id).length;
    if (count > 0)
      checks.refuse(
        'housingDate',
        `O lote já tem ${count} ocorrência(s): o alojamento não pode ser retirado.`,
      );
    return;
  }
  if (housingDate > todayHere())
    checks.refuse('housingDate', 'A data de alojamento não pode ser depois de hoje.');
  const others = lots.filter(({ id }) => id !== own?.id);
  const living = others.find(({ status }) => status === 'IN_PROGRESS');
  if (living)
    checks.refuse(
      'housingDate',
      `O lote ${living.number} ${ofPlace} está em andamento: feche-o antes de alojar outro.`,
    );
  const over = others.find(
    (lot) => lot.housingDate !== null && lot.closingDate !== null && housingDate < lot.closingDate,
  );
  if (!living && over && (over.housingDate ?? '') <= (own?.closingDate ?? todayHere()))
    checks.refuse('housingDate', `O lote ${over.number} ${ofPlace} só foi fechado depois desta data.`);
  const early = own ? recordsOf(own.id).filter(({ day }) => day < housingDate) : [];
  if (early.length > 0) checks.refuse('housingDate', `Há ${early.length} ocorrência(s) antes desta data.`);
  for (const [name, label] of Object.entries(required))
    if ((input as Record<string, unknown>)[name] === null)
      checks.refuse(name, `O campo ${label} é obrigatório depois do alojamento.`);
}

/** Both sides of a pair were sent: they have to agree. */
function checkPairs(checks: Checks, input: Input): void {
  const { housingDate, expectedEndDate, durationDays, received, discarded, unitWeight, startingWeight } =
    input;
  if (discarded !== null && discarded > (received ?? 0))
    checks.refuse('discarded', 'As descartadas não podem ser mais que as recebidas.');
  if (housingDate && expectedEndDate && daysFrom(housingDate, expectedEndDate) !== durationDays)
    checks.refuse('expectedEndDate', 'O término previsto não corresponde à duração.');
  if (received === null || unitWeight === null || startingWeight === null) return;
  const housed = received - (discarded ?? 0);
  // Grams are kept with two decimals: half of the last one, for each bird.
  if (Math.abs((housed * unitWeight) / 1000 - startingWeight) > housed * 0.000_005 + 0.005)
    checks.refuse('startingWeight', 'O peso inicial não corresponde ao peso médio e às aves alojadas.');
}

/** The server's check of what the form of a lot sends. */
export function checkLot(
  sent: Sent,
  customerId: number | null,
  own: PoultryLot | undefined,
): { errors: FieldErrors; input?: Input } {
  const checks = new Checks(sent);
  const { aviaries, poultryReferences } = demo.world;
  const aviaryId =
    own?.aviaryId ??
    checks.ref('aviaryId', 'Aviário', (wanted) => aviaries.get(wanted)?.customerId === customerId);
  const number = checks.text('number', 'Número do lote', 20);
  const duplicate = lotsOf(aviaryId).find((lot) => lot.id !== own?.id && sameText(lot.number, number));
  if (duplicate) checks.refuse('number', 'Já existe um lote com este número neste aviário.');
  const set = (kind: string) => (wanted: number) => {
    const found = poultryReferences.get(wanted);
    return found?.customerId === customerId && found.kind === kind;
  };
  const productionOrder = checks.optional('productionOrder', 'Ordem de produção', 20);
  if (productionOrder !== null && !sameText(productionOrder, own?.productionOrder ?? '')) {
    const refusal = orderRefusal(orderOf(customerId, productionOrder, own?.id).status);
    if (refusal) checks.refuse('productionOrder', refusal);
  }
  const housingDate = checks.optionalDay('housingDate');
  const durationDays = checks.whole('durationDays', 'Duração prevista', 1, 120);
  const input: Input = {
    aviaryId,
    number,
    status: housingDate === null ? 'AWAITING' : 'IN_PROGRESS',
    housingDate,
    durationDays,
    expectedEndDate: housingDate === null ? null : dayLater(housingDate, durationDays),
    productionOrder,
    lineage: checks.optional('lineage', 'Linhagem', 40),
    gender: oneOf(checks, sent, ['gender', 'Sexo'], ['MALE', 'FEMALE', 'MIXED']),
    breederLot: checks.optional('breederLot', 'Lote da matriz', 30),
    hatchery: checks.optional('hatchery', 'Incubatório', 60),
    henAgeWeeks: whole(checks, sent, { name: 'henAgeWeeks', label: 'Idade das matrizes', range: [18, 80] }),
    received: whole(checks, sent, { name: 'received', label: 'Aves recebidas', range: [1, 200_000] }),
    discarded: whole(checks, sent, { name: 'discarded', label: 'Descartadas', range: [0, 200_000] }),
    unitWeight: figure(checks, sent, { name: 'unitWeight', label: 'Peso médio do pinto', range: [25, 70] }),
    startingWeight: figure(checks, sent, {
      name: 'startingWeight',
      label: 'Peso inicial',
      range: [0.01, 14_000],
    }),
    litterNumber: whole(checks, sent, { name: 'litterNumber', label: 'Número da cama', range: [0, 30] }),
    litter: oneOf(checks, sent, ['litter', 'Cama'], ['NEW', 'FERMENTED']),
    litterProduct: checks.optional('litterProduct', 'Produto da cama', 60),
    cleaned: answered(checks, sent),
    zootechnicalReferenceId: checks.optionalRef(
      'zootechnicalReferenceId',
      'Referência zootécnica',
      set('ZOOTECHNICAL'),
    ),
    ambienceReferenceId: checks.optionalRef(
      'ambienceReferenceId',
      'Referência de ambiência',
      set('AMBIENCE'),
    ),
  };
  if (Object.keys(checks.errors).length === 0 || !('AviaryId' in checks.errors))
    checkHousing(checks, input, own, {
      lots: lotsOf(aviaryId),
      ofPlace: 'deste aviário',
      required: OF_HOUSED,
    });
  const sentEnd = checks.optionalDay('expectedEndDate');
  checkPairs(checks, { ...input, expectedEndDate: sentEnd });
  return checks.failed ? { errors: checks.errors } : { errors: {}, input };
}

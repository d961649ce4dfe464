import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import { CONSORTIUM } from '../../db/finance/journal/moves';
import { type Rating, ratingsOf } from '../../db/finance/ratingTree';
import { id, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { declarationHandlers, isCpfOrCnpj, isPaidInCash, READ } from './cashBookDeclaration';
import { bookOf, lossBefore, participationOf } from './book';
import type { Move } from './reports/moves';
import { withoutProducer } from './withoutProducer';

const DOCUMENT_TYPES = ['1', '2', '3', '4', '5', '6'];
const ENTRY_TYPES = ['1', '2', '3'];

/** The kind of document as the book knows it; null where its name does not tell. */
function documentTypeOf(name: string): string | null {
  if (/^NOTA FISCAL|^NF/.test(name)) return '1';
  const at = ['FATURA', 'RECIBO', 'CONTRATO', 'HOLERITE'].findIndex((each) => name.startsWith(each));
  return at === -1 ? null : String(at + 2);
}

function wire(move: Move, ratings: Map<string, Rating>, producerId: number) {
  const { writeOff, document, ratingName, moved } = move;
  const { cashBookMarks, partners } = demo.world.finance;
  const mark = cashBookMarks.get(writeOff.id);
  const partner = partners.get(document.partnerId);
  const income = document.movement === 'INCOME';
  const rating = ratings.get(ratingName);
  const farmId = mark?.farmId === undefined ? document.farmId : mark.farmId;
  return {
    id: writeOff.id,
    date: writeOff.paymentDate,
    documentId: document.id,
    documentNumber: document.number,
    businessMovement: document.movement,
    financialRatingName: ratingName,
    partnerPersonName: partner?.name ?? null,
    partnerDocument: mark?.partnerDocument === undefined ? (partner?.document ?? null) : mark.partnerDocument,
    documentType: mark?.documentType === undefined ? documentTypeOf(document.typeName) : mark.documentType,
    entryType: mark?.entryType === undefined ? (rating?.lcdprType ?? (income ? '1' : '2')) : mark.entryType,
    farmId,
    farmName: demo.world.farms.get(farmId)?.name ?? null,
    currentAccountId: writeOff.currentAccountId,
    paidInCash: isPaidInCash(writeOff),
    participation: participationOf(move, producerId),
    // Land, capital and a good that came by a consortium are invested; all else is spent.
    isInvestment: rating?.resultLine === 'CT' || ratingName === CONSORTIUM,
    value: moved / 100,
  };
}

const grid = route(
  'GET',
  '/CashBook/GetGridData',
  ({ query, customerId }) => {
    const [year, farmerId] = [id(query.get('year')), id(query.get('farmerPersonId'))];
    const errors: FieldErrors = {};
    if (year === undefined || year < 2000 || year > 2100) errors['Year'] = ['Escolha o ano.'];
    const farmer = demo.world.people.get(farmerId);
    if (!farmer || farmer.customerId !== customerId) errors['FarmerPersonId'] = ['Escolha o produtor.'];
    if (year === undefined || !farmer || Object.keys(errors).length > 0) return invalid(errors);
    const moves = bookOf(customerId, farmer.id);
    const ratings = new Map(ratingsOf(demo.world.finance, customerId).map((row) => [row.name, row]));
    return json({
      priorLoss: lossBefore(moves, farmer.id, year) / 100,
      properties: demo.world.farms
        .filter((row) => row.customerId === customerId)
        .map(({ id: key, name }) => ({ id: key, name })),
      entries: moves
        .filter(({ writeOff }) => writeOff.paymentDate.startsWith(`${year}-`))
        .map((move) => wire(move, ratings, farmer.id)),
    });
  },
  READ,
);

/** What is sent to be mended, or what is wrong with it. Only the fields that are sent are changed. */
function read(sent: Record<string, unknown>, { customerId }: Call) {
  const errors: FieldErrors = {};
  const changes: Record<string, string | number | null> = {};
  const word = (key: string, name: string, among: readonly string[]) => {
    if (!(key in sent)) return;
    const value = text(sent[key]);
    if (value !== undefined && among.includes(value)) changes[key] = value;
    else errors[name] = ['Escolha uma das opções.'];
  };
  word('documentType', 'DocumentType', DOCUMENT_TYPES);
  word('entryType', 'EntryType', ENTRY_TYPES);
  if ('farmId' in sent) {
    const farm = demo.world.farms.get(id(sent['farmId']));
    if (farm?.customerId === customerId) changes['farmId'] = farm.id;
    else errors['FarmId'] = ['Escolha o imóvel.'];
  }
  if ('partnerDocument' in sent) {
    const value = (text(sent['partnerDocument']) ?? '').replace(/[.\-/\s]/g, '').toUpperCase();
    if (isCpfOrCnpj(value)) changes['partnerDocument'] = value;
    else errors['PartnerDocument'] = ['O CPF ou CNPJ não é válido.'];
  }
  if ('participation' in sent) {
    const value = sent['participation'];
    if (typeof value === 'number' && value > 0 && value <= 100) changes['participation'] = value;
    else errors['Participation'] = ['A participação vai de 0,01 a 100 %.'];
  }
  return { errors, changes };
}

const edit = route(
  'PUT',
  '/CashBook/Edit',
  async (call) => {
    const sent = await call.body();
    const { cashBookMarks, writeOffs } = demo.world.finance;
    const ids = (Array.isArray(sent['ids']) ? sent['ids'] : []).map(id);
    const rows = ids.map((each) => writeOffs.get(each));
    if (rows.length === 0) return refused('Escolha ao menos um lançamento.');
    if (rows.some((row) => row?.customerId !== call.customerId)) return notFound();
    const { errors, changes } = read(sent, call);
    if (Object.keys(errors).length > 0) return invalid(errors);
    for (const row of rows) {
      if (!row) continue;
      if (cashBookMarks.get(row.id)) cashBookMarks.update(row.id, changes);
      else cashBookMarks.insert({ id: row.id, customerId: row.customerId, ...changes });
    }
    return json(true);
  },
  { permission: 'CASH_BOOK' },
);

export const cashBookHandlers = [grid, edit, withoutProducer, ...declarationHandlers];

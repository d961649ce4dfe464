import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import { monthsAfter } from '../../db/calendar';
import type { FinancialDocument, Installment } from '../../db/finance/financeTypes';
import { keptProducers, producersOfFarm } from '../../db/finance/producers';
import { ratingsOf } from '../../db/finance/ratingTree';
import { TITLE_TYPES } from '../../db/finance/ratings';
import { id, isDate } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { checkTitle, type TitleInput } from './titleChecks';
import { sentProducers } from './producerWire';
import { openCents, type TitleIndex, titleDetail, titleIndex, titleWire } from './titleWire';
import { noteTitle, titleRecordHandlers } from './titleRecords';
import { titleWriteOffHandlers } from './titleWriteOffs';

const permission = { permission: 'TITLES' };
const DAY = 86_400_000;
const LONGEST = 366;

const DATES = ['DUE', 'ISSUE', 'PAYMENT'] as const;
type DateKind = (typeof DATES)[number];

/** Whether the date of that kind lies within: of payment, that of any write-off. */
function within(row: Installment, kind: DateKind, index: TitleIndex, from: string, to: string): boolean {
  const inside = (day: string) => day.slice(0, 10) >= from && day.slice(0, 10) <= to;
  if (kind === 'DUE') return inside(row.dueDate);
  if (kind === 'ISSUE') return inside(demo.world.finance.documents.need(row.documentId).issueDate);
  return (index.writeOffs.get(row.id) ?? []).some(({ paymentDate }) => inside(paymentDate));
}

/** Every open title, and of those that are settled the ones of the period. */
const grid = route(
  'GET',
  '/TradeAccount/GetGridData',
  ({ query, customerId }) => {
    const kind = DATES.find((each) => each === query.get('dateType')) ?? 'PAYMENT';
    const [from, to] = [query.get('startDate'), query.get('endDate')];
    const errors: FieldErrors = {};
    if (!isDate(from)) errors.StartDate = ['A data inicial é obrigatória.'];
    if (!isDate(to)) errors.EndDate = ['A data final é obrigatória.'];
    if (!isDate(from) || !isDate(to)) return invalid(errors);
    if ((Date.parse(to) - Date.parse(from)) / DAY >= LONGEST)
      return invalid({ EndDate: ['O período pode ter no máximo um ano.'] });
    const index = titleIndex(customerId);
    const rows = [...index.installments.values()].flat();
    return json(
      rows
        .filter(
          (row) =>
            openCents(row, index.writeOffs.get(row.id) ?? []) > 0 || within(row, kind, index, from, to),
        )
        .map((row) => titleWire(row, index)),
    );
  },
  permission,
);

/** A title of the current customer with its document; of others it knows nothing. */
function own({ customerId }: Call, wanted: unknown): [Installment, FinancialDocument] | undefined {
  const { installments, documents } = demo.world.finance;
  const row = installments.get(id(wanted));
  return row?.customerId === customerId ? [row, documents.need(row.documentId)] : undefined;
}

const byId = route(
  'GET',
  '/TradeAccount/GetById',
  (call) => {
    const found = own(call, call.query.get('id'));
    return found ? json(titleDetail(...found)) : notFound();
  },
  permission,
);

/** Writes the installments of a document: one that stood at a place keeps its id, and with it its files and its history. */
function keepInstallments(
  document: FinancialDocument,
  { installments: wanted, ratingName }: TitleInput,
): Installment {
  const { installments } = demo.world.finance;
  const before = installments
    .filter((each) => each.documentId === document.id)
    .toSorted((a, b) => a.number - b.number);
  for (const { id: surplus } of before.slice(wanted.length)) installments.remove(surplus);
  const [first] = wanted.map(({ dueDate, value }, at) => {
    const stood = before[at];
    if (stood) return installments.update(stood.id, { number: at + 1, dueDate, value, ratingName });
    return installments.insert({
      customerId: document.customerId,
      documentId: document.id,
      number: at + 1,
      dueDate,
      value,
      ratingName,
      observation: null,
    });
  });
  if (!first) throw new Error('A document without installments.');
  return first;
}

function removeInstallments({ id: documentId }: FinancialDocument): void {
  const { installments } = demo.world.finance;
  for (const row of installments.filter((each) => each.documentId === documentId))
    installments.remove(row.id);
}

const create = route(
  'POST',
  '/TradeAccount/Create',
  async ({ body, customerId, user }) => {
    const { errors, input } = checkTitle(await body(), customerId);
    if (Object.keys(errors).length > 0 || customerId === null) return invalid(errors);
    const { times, months } = input.recurrence ?? { times: 1, months: 0 };
    const made = Array.from({ length: times }, (_, at) => {
      const document = demo.world.finance.documents.insert({
        ...input.document,
        ...(times > 1 && {
          number: `${input.document.number}-${at + 1}`,
          recurrence: { number: at + 1, count: times },
        }),
        issueDate: monthsAfter(input.document.issueDate, at * months),
        customerId,
        ...keptProducers(input.producers ?? []),
        items: [],
        details: [],
        createdAt: new Date().toISOString(),
      });
      const moved = input.installments.map((row) => ({
        ...row,
        dueDate: monthsAfter(row.dueDate, at * months),
      }));
      const row = keepInstallments(document, { ...input, installments: moved });
      noteTitle(row.id, customerId, user.name, 'CREATED');
      return { row, document };
    });
    const [first] = made;
    return first ? json(titleDetail(first.row, first.document)) : notFound();
  },
  permission,
);

/** Why a document may neither be changed nor deleted. */
function locked(row: Installment, document: FinancialDocument): Response | undefined {
  if (document.manual !== true) return refused('O título vem de uma nota: altere ou exclua a nota.');
  const { documentHasWriteOff } = titleWire(row, titleIndex(row.customerId));
  return documentHasWriteOff ? refused('O documento tem baixas: estorne-as antes.') : undefined;
}

const edit = route(
  'PUT',
  '/TradeAccount/Edit',
  async (call) => {
    const found = own(call, call.query.get('id'));
    if (!found) return notFound();
    const [row, before] = found;
    const no = locked(row, before);
    if (no) return no;
    const { errors, input } = checkTitle(await call.body(), call.customerId, before.id);
    if (Object.keys(errors).length > 0) return invalid(errors);
    const document = demo.world.finance.documents.update(before.id, {
      ...input.document,
      ...(input.producers && keptProducers(input.producers)),
      items: [],
      details: [],
    });
    const first = keepInstallments(document, input);
    const kept = demo.world.finance.installments.get(row.id) ?? first;
    noteTitle(kept.id, document.customerId, call.user.name, 'EDITED');
    return json(titleDetail(kept, document));
  },
  permission,
);

const remove = route(
  'DELETE',
  '/TradeAccount/Delete',
  (call) => {
    const found = own(call, call.query.get('id'));
    if (!found) return notFound();
    const [row, document] = found;
    const no = locked(row, document);
    if (no) return no;
    removeInstallments(document);
    demo.world.finance.documents.remove(document.id);
    return json(true);
  },
  permission,
);

/**
 * Says whose titles are, of all their documents at once: the same producers, or with null those of each one's property.
 * It moves no money, so that paid titles and those of invoices take it too. A title whose property tells nobody is named.
 */
const setProducers = route(
  'PUT',
  '/TradeAccount/SetProducers',
  async (call) => {
    const sent = await call.body();
    const found = (Array.isArray(sent.ids) ? sent.ids : []).map((each) => own(call, each));
    if (found.length === 0) return refused('Escolha ao menos um título.');
    const errors: FieldErrors = {};
    const chosen = sentProducers(sent.producers, call.customerId, errors);
    if (chosen?.length === 0) errors.Producers = ['Escolha o produtor.'];
    if (Object.keys(errors).length > 0) return invalid(errors);
    if (found.includes(undefined)) return notFound();
    const left: number[] = [];
    for (const each of found) {
      if (!each) continue;
      const [row, document] = each;
      const producers = chosen ?? producersOfFarm(demo.world, document.farmId);
      if (producers.length === 0) left.push(row.id);
      else {
        demo.world.finance.documents.update(document.id, keptProducers(producers));
        noteTitle(row.id, row.customerId, call.user.name, 'EDITED');
      }
    }
    return json({ changed: found.length - left.length, left });
  },
  permission,
);

interface Named {
  id: number;
  name: string;
}
const byName = (a: Named, b: Named) => a.name.localeCompare(b.name, 'pt-BR');
const list = (path: string, rows: (call: Call) => readonly Named[]) =>
  route('GET', path, (call) =>
    json(
      rows(call)
        .map(({ id: key, name }) => ({ id: key, name }))
        .toSorted(byName),
    ),
  );

const lookups = [
  list('/TradeAccount/GetDocumentTypesForSelect', () => TITLE_TYPES),
  list('/FinancialRating/GetFinancialRatingsForSelect', ({ query, customerId }) => {
    const movement = query.get('movement');
    return ratingsOf(demo.world.finance, customerId).filter(
      (row) => row.active && (movement === null || row.movement === movement),
    );
  }),
  list('/Harvest/GetHarvestsForSelect', ({ customerId }) =>
    demo.world.harvests.filter((row) => row.customerId === customerId),
  ),
  list('/FarmActivityField/GetCostCentersForSelect', ({ query, customerId }) =>
    demo.world.costCenters.filter(
      (row) => row.customerId === customerId && row.active && row.farmId === id(query.get('farmId')),
    ),
  ),
];

export const titleHandlers = [
  grid,
  byId,
  create,
  edit,
  remove,
  setProducers,
  ...titleWriteOffHandlers,
  ...titleRecordHandlers,
  ...lookups,
];

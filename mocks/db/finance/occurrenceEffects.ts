import { monthsAfter } from '../calendar';
import type { World } from '../types';
import type { AgreementEvent } from './agreementTypes';
import type { Movement } from './financeTypes';
import { CONSORTIUM } from './journal/moves';
import type { Occurrence } from './occurrenceSeed';

const cents = (value: number) => Math.round(value * 100) / 100;
const midnight = (day: string | null, other: string) => `${(day ?? other).slice(0, 10)}T00:00:00`;

function moveAccount(world: World, row: Occurrence, accountId: number | null, amount: number, memo: string) {
  const account = world.finance.currentAccounts.get(accountId);
  if (!account) return;
  world.finance.statementLines.insert({
    customerId: row.customerId,
    currentAccountId: account.id,
    date: row.date.slice(0, 10),
    amount,
    fitId: null,
    memo,
    payee: null,
    checkNumber: row.number,
    manual: true,
    occurrenceId: row.id,
  });
}

/** The account of the plan on which a product counted when it was last bought or sold. */
function ratingOf(world: World, row: Occurrence, movement: Movement, productId: number | null): string {
  const { documents, installments } = world.finance;
  const last = documents
    .filter(
      (each) =>
        each.customerId === row.customerId &&
        each.movement === movement &&
        each.items.some((item) => item.productId === productId),
    )
    .toSorted((a, b) => b.issueDate.localeCompare(a.issueDate))[0];
  const title = last && installments.find(({ documentId }) => documentId === last.id);
  return title?.ratingName ?? (movement === 'EXPENSE' ? 'SERVICOS DE TERCEIROS' : 'PRESTACAO DE SERVICOS');
}

/** A document of the occurrence with titles of those values, the first one due on that day and the others monthly. */
function makeDocument(
  world: World,
  row: Occurrence,
  movement: Movement,
  values: readonly number[],
  item: { productId: number | null; quantity: number | null } | null,
  { typeName, ratingName }: { typeName: string; ratingName: string },
) {
  const { finance } = world;
  const total = cents(values.reduce((sum, value) => sum + value, 0));
  const due = midnight(row.firstDueDate, row.date);
  const document = finance.documents.insert({
    customerId: row.customerId,
    movement,
    typeName,
    number: row.number ?? (row.group && row.quota ? `${row.group}/${row.quota}` : `OC-${row.id}`),
    partnerId: row.partnerId ?? 0,
    companyId: null,
    farmerId: row.farmerId,
    farmId: null,
    harvestId: row.harvestId,
    currencyId: 1,
    loanId: null,
    issueDate: row.date,
    enteredValue: total,
    items:
      item?.productId && item.quantity
        ? [
            {
              productId: item.productId,
              unitQuantity: item.quantity,
              unitValue: total / item.quantity,
              discountValue: 0,
              observation: null,
            },
          ]
        : [],
    shares: [],
    details: [],
    observation: row.observation,
    createdAt: new Date().toISOString(),
  });
  const titles = values.map((value, at) => {
    return finance.installments.insert({
      customerId: row.customerId,
      documentId: document.id,
      number: at + 1,
      dueDate: monthsAfter(due, at),
      value,
      ratingName,
      observation: null,
    });
  });
  return { document, titles };
}

/** What the agreement of an occurrence has in common with any other. */
function agreementOf(row: Occurrence, userName: string) {
  const event: AgreementEvent = {
    createdAt: row.createdAt,
    userName,
    action: 'CREATED',
    observation: null,
  };
  return {
    customerId: row.customerId,
    number: row.number ?? `OC-${row.id}`,
    date: row.date,
    partnerId: row.partnerId ?? 0,
    farmId: null,
    farmerId: row.farmerId,
    movement: row.side === 'INCOME' ? ('INCOME' as const) : ('EXPENSE' as const),
    cancelled: false,
    documentId: null,
    observation: row.observation,
    payments: [],
    history: [event],
  };
}

/** The quota of a consortium with its document of installments; the last takes what rounding leaves. */
function insertQuota(world: World, row: Occurrence, agreement: ReturnType<typeof agreementOf>) {
  const value = row.value ?? 0;
  const count = row.installments ?? 1;
  const cost = cents(value * (1 + (row.rate ?? 0) / 100));
  const each = cents(cost / count);
  const values = Array.from({ length: count }, (_, at) =>
    at + 1 === count ? cents(cost - each * (count - 1)) : each,
  );
  const { document } = makeDocument(world, row, 'EXPENSE', values, null, {
    typeName: 'CONTRATO',
    ratingName: CONSORTIUM,
  });
  const quota = world.finance.consortia.insert({
    ...agreement,
    number: `${row.group ?? ''}/${row.quota ?? ''}`,
    documentId: document.id,
    group: row.group ?? '',
    quota: row.quota ?? '',
    credit: value,
    rate: row.rate ?? 0,
    installment: each,
    count,
    bid: null,
    awardedOn: null,
    good: null,
  });
  return { quota, document };
}

/** A barter is a document on each side; both are settled on its day. */
function exchange(world: World, row: Occurrence) {
  const { finance } = world;
  const value = row.value ?? 0;
  const given = { productId: row.productId, quantity: row.quantity };
  const received = { productId: row.receivedProductId, quantity: row.receivedQuantity };
  const paymentId =
    finance.payments.find((each) => each.customerId === row.customerId && each.kind === 'BARTER')?.id ?? 0;
  const both = [
    makeDocument(world, row, 'INCOME', [value], given, {
      typeName: 'RECIBO',
      ratingName: ratingOf(world, row, 'INCOME', row.productId),
    }),
    makeDocument(world, row, 'EXPENSE', [value], received, {
      typeName: 'RECIBO',
      ratingName: ratingOf(world, row, 'EXPENSE', row.receivedProductId),
    }),
  ];
  for (const { titles } of both)
    for (const title of titles)
      finance.writeOffs.insert({
        customerId: row.customerId,
        installmentId: title.id,
        writeOffDate: row.date,
        paymentDate: row.date,
        value,
        discountValue: 0,
        interestValue: 0,
        penaltyValue: 0,
        paymentId,
        currentAccountId: null,
        creditCardId: null,
        statementNumber: null,
      });
  return both;
}

/** Does what an occurrence does; answers what it has made. */
export function applyOccurrence(
  world: World,
  row: Occurrence,
  userName: string,
): Pick<Occurrence, 'documentIds' | 'agreementId'> {
  const { finance } = world;
  const value = row.value ?? 0;
  const agreement = agreementOf(row, userName);
  const ofProduct = {
    ...agreement,
    productId: row.productId ?? 0,
    quantity: row.quantity ?? 0,
    unitPrice: row.unitPrice,
    currencyId: 1,
    deadline: midnight(row.deadline, row.date),
    deliveries: [],
  };
  const made = (agreementId: number | null, documentIds: number[] = []) => ({ agreementId, documentIds });
  switch (row.kind) {
    case 'TRANSFER':
      moveAccount(world, row, row.currentAccountId, -value, 'TRANSFERENCIA ENVIADA');
      moveAccount(world, row, row.targetAccountId, value, 'TRANSFERENCIA RECEBIDA');
      return made(null);
    case 'CONTRACT': {
      const kind = (row.agreementKind ?? 'FIXED') as 'FIXED';
      return made(finance.contracts.insert({ ...ofProduct, kind, harvestId: row.harvestId }).id);
    }
    case 'ORDER':
      return made(finance.orders.insert(ofProduct).id);
    case 'ADVANCE':
      moveAccount(world, row, row.currentAccountId, row.side === 'INCOME' ? value : -value, 'ADIANTAMENTO');
      return made(
        finance.advances.insert({
          ...agreement,
          contractId: row.contractId,
          productId: row.productId,
          deliveryYear: row.deliveryYear,
          currencyId: 1,
          value,
          uses: [],
          returns: [],
        }).id,
      );
    case 'CONSORTIUM': {
      const { quota, document } = insertQuota(world, row, agreement);
      return made(quota.id, [document.id]);
    }
    case 'BARTER': {
      const both = exchange(world, row);
      return made(
        null,
        both.map(({ document }) => document.id),
      );
    }
    default: {
      const memo = row.kind === 'OWNER' ? (row.way === 'OUT' ? 'RETIRADA' : 'APORTE') : 'AJUSTE DE SALDO';
      moveAccount(world, row, row.currentAccountId, row.way === 'OUT' ? -value : value, memo);
      return made(null);
    }
  }
}

/** Why it cannot be taken back; undefined when it can. */
export function keptBy(world: World, row: Occurrence): string | undefined {
  const { finance } = world;
  const count = (name: string, lines: readonly unknown[] | undefined) =>
    lines?.length ? `${name} (${lines.length})` : undefined;
  const uses: (string | undefined)[] = [];
  if (row.kind === 'CONTRACT') {
    uses.push(count('entregas', finance.contracts.get(row.agreementId)?.deliveries));
    uses.push(
      count(
        'adiantamentos',
        finance.advances.filter(
          ({ contractId, cancelled }) =>
            row.agreementId !== null && contractId === row.agreementId && !cancelled,
        ),
      ),
    );
  }
  if (row.kind === 'ORDER') uses.push(count('recebimentos', finance.orders.get(row.agreementId)?.deliveries));
  if (row.kind === 'ADVANCE') {
    const advance = finance.advances.get(row.agreementId);
    uses.push(count('usos', advance?.uses), count('devoluções', advance?.returns));
  }
  if (row.kind === 'CONSORTIUM') {
    const titles = new Set(
      finance.installments
        .filter(({ documentId }) => row.documentIds.includes(documentId))
        .map(({ id }) => id),
    );
    uses.push(
      count(
        'parcelas pagas',
        finance.writeOffs.filter(({ installmentId }) => titles.has(installmentId)),
      ),
    );
  }
  const lines = finance.statementLines.filter(({ occurrenceId }) => occurrenceId === row.id);
  uses.push(
    count(
      'linhas conciliadas do extrato',
      lines.filter((line) =>
        finance.banking.reconciliations.find(({ entryIds }) => entryIds.includes(line.id)),
      ),
    ),
  );
  const named = uses.filter(Boolean);
  return named.length > 0 ? named.join(', ') : undefined;
}

/** Takes back everything that an occurrence did. */
export function undoOccurrence(world: World, row: Occurrence, userName: string): void {
  const { finance } = world;
  for (const line of finance.statementLines.filter(({ occurrenceId }) => occurrenceId === row.id))
    finance.statementLines.remove(line.id);
  for (const documentId of row.documentIds) {
    for (const title of finance.installments.filter((each) => each.documentId === documentId)) {
      for (const paid of finance.writeOffs.filter(({ installmentId }) => installmentId === title.id))
        finance.writeOffs.remove(paid.id);
      finance.installments.remove(title.id);
    }
    finance.documents.remove(documentId);
  }
  const event = {
    createdAt: new Date().toISOString(),
    userName,
    action: 'CANCELLED',
    observation: 'ESTORNO',
  };
  const { agreementId } = row;
  const end = <T extends { history: AgreementEvent[] }>(found: T | undefined) =>
    found && { cancelled: true, documentId: null, history: [...found.history, event] };
  const contract = row.kind === 'CONTRACT' ? end(finance.contracts.get(agreementId)) : undefined;
  if (agreementId === null) return;
  if (contract) finance.contracts.update(agreementId, contract);
  const order = row.kind === 'ORDER' ? end(finance.orders.get(agreementId)) : undefined;
  if (order) finance.orders.update(agreementId, order);
  const advance = row.kind === 'ADVANCE' ? end(finance.advances.get(agreementId)) : undefined;
  if (advance) finance.advances.update(agreementId, advance);
  const quota = row.kind === 'CONSORTIUM' ? end(finance.consortia.get(agreementId)) : undefined;
  if (quota) finance.consortia.update(agreementId, quota);
}

/** What was agreed bears the number of its occurrence. */
export function renameAgreement(world: World, row: Occurrence): void {
  const { contracts, orders, advances, consortia } = world.finance;
  const { agreementId, number, group, quota, observation } = row;
  if (agreementId === null) return;
  const changes = { observation, ...(number !== null && { number }) };
  if (row.kind === 'CONTRACT') contracts.update(agreementId, changes);
  if (row.kind === 'ORDER') orders.update(agreementId, changes);
  if (row.kind === 'ADVANCE') advances.update(agreementId, changes);
  if (row.kind === 'CONSORTIUM' && group !== null && quota !== null)
    consortia.update(agreementId, { observation, group, quota, number: `${group}/${quota}` });
}

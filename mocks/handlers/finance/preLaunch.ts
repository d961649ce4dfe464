import { HttpResponse, type JsonBodyType } from 'msw';
import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import { bytesOf, documentOfFile } from '../../db/assist/assistFiles';
import { customerName } from '../../db/assist/assistAnswers';
import type { AssistDocument, AssistLog, StoredInvoice } from '../../db/assist/assistTypes';
import { releaseInvoice } from '../../db/finance/releaseInvoice';
import { id, text } from '../../read';
import { type Call, type Method, route } from '../../route';
import { demo } from '../../state';
import { finishErrors, keepErrors, sentInvoice } from '../assist/invoiceChecks';
import { resultReleased } from '../lots/resultInvoice';
import { noteTitle } from './titleRecords';

const LIMIT = 1000;
const permission = { permission: ['PRE_LAUNCH', 'PRE_LAUNCH_EDIT'] };

type Situation = 'TO_RELEASE' | 'RELEASED' | 'RETURNED';

/** Where a document of Assist stands for its customer's books; undefined while the desk has it. */
export function situationOf({ active, status, invoice, release }: AssistDocument): Situation | undefined {
  if (!active || !invoice) return undefined;
  if (release) return 'RELEASED';
  if (status === 'PREENCHIDO' || status === 'CONFIRMADO') return 'TO_RELEASE';
  return status === 'RETORNADO' ? 'RETURNED' : undefined;
}

function answer(row: AssistDocument): JsonBodyType {
  return {
    id: row.id,
    identificationNumber: row.identificationNumber,
    statusName: situationOf(row) ?? null,
    confirmed: row.status === 'CONFIRMADO',
    sentAt: row.createdAt,
    senderUserName: row.senderUserName,
    enteredAt: row.closedAt,
    assistantUserName: row.assistantUserName,
    returnReason: row.logs.findLast(({ kind }) => kind === 'RETURN')?.text ?? null,
    releasedAt: row.release?.at ?? null,
    releasedByName: row.release?.userName ?? null,
    documentId: row.release?.documentId ?? null,
    movement: row.release ? (row.lotId === undefined ? 'EXPENSE' : 'INCOME') : null,
    version: row.invoiceVersion ?? 0,
    attachments: row.files.map(({ id: fileId, fileName, contentType }) => ({
      id: fileId,
      fileName,
      contentType,
    })),
    invoice: row.invoice as JsonBodyType,
  };
}

const table = () => demo.world.assistDocuments;

const grid = route(
  'GET',
  '/PreReleasedInvoice/GetGridData',
  ({ customerId }) =>
    json(
      table()
        .filter((row) => row.customerId === customerId && situationOf(row) !== undefined)
        .map(answer),
    ),
  permission,
);

/** A document of the current customer that Assist has entered; of others nothing is known. */
function own({ customerId }: Call, wanted: unknown): AssistDocument | undefined {
  const row = table().get(id(wanted));
  return row && row.customerId === customerId && situationOf(row) !== undefined ? row : undefined;
}

const byId = route(
  'GET',
  '/PreReleasedInvoice/GetById',
  (call) => {
    const row = own(call, call.query.get('id'));
    return row ? json(answer(row)) : notFound();
  },
  permission,
);

const attachment = route(
  'GET',
  '/PreReleasedInvoice/GetAttachment',
  (call) => {
    const number = id(call.query.get('id'));
    const row = number === undefined ? undefined : own(call, documentOfFile(number));
    const file = row?.files.find((each) => each.id === number);
    if (!row || !file) return notFound();
    const bytes = bytesOf(row, file, customerName(demo.world, row));
    return new HttpResponse(new Uint8Array(bytes), {
      headers: { 'Content-Type': file.contentType, 'X-Content-Type-Options': 'nosniff' },
    });
  },
  permission,
);

/** The hour of an instant as the customers' clocks show it. */
export const hourOf = (at: string) =>
  new Date(at).toLocaleTimeString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Why nothing may be done with it: somebody was faster. */
function late(row: AssistDocument, version: unknown): Response | undefined {
  if (row.release)
    return refused(
      `O documento já foi liberado por ${row.release.userName} às ${hourOf(row.release.at)}.`,
      409,
    );
  if (situationOf(row) === 'RETURNED') return refused('O documento foi devolvido ao Assist.', 409);
  return version === (row.invoiceVersion ?? 0)
    ? undefined
    : refused('O documento foi alterado por outra pessoa. Abra-o de novo.', 409);
}

function writing(
  method: Method,
  action: string,
  act: (row: AssistDocument, sent: Record<string, unknown>, call: Call) => Response,
) {
  return route(
    method,
    `/PreReleasedInvoice/${action}`,
    async (call) => {
      const sent = await call.body();
      const row = own(call, sent.id);
      return row ? (late(row, sent.version) ?? act(row, sent, call)) : notFound();
    },
    permission,
  );
}

const save = writing('PUT', 'Edit', (row, sent) => {
  const invoice = sentInvoice(sent.invoice);
  if (!invoice) return invalid({ Invoice: ['O pré-lançamento é obrigatório.'] });
  const long = keepErrors(invoice);
  if (long) return invalid(long);
  const kept = { ...invoice, id: row.id };
  return json(
    answer(table().update(row.id, { invoice: kept, invoiceVersion: (row.invoiceVersion ?? 0) + 1 })),
  );
});

const lines = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : []);
const cents = (value: unknown) => Math.round(Number(value) * 100);

function releaseErrors(invoice: StoredInvoice | null, customerId: number): FieldErrors {
  const errors = finishErrors(invoice, customerId);
  const shares = lines(invoice?.['apportionments']);
  const payments = lines(invoice?.['payments']);
  const sum = shares.reduce((all, line) => all + cents(line['value']), 0);
  if (shares.length === 0 || shares.some((line) => typeof line['farmId'] !== 'number'))
    errors.Apportionments = ['Informe a propriedade de cada rateio.'];
  else if (sum !== cents(invoice?.['totalValue']))
    errors.Apportionments = ['A soma dos rateios difere do valor total.'];
  if (payments.length === 0 && invoice?.['withoutPayment'] !== true)
    errors.Payments = ['Informe ao menos um pagamento.'];
  return errors;
}

const release = writing('POST', 'Release', (row, _sent, { user }) => {
  const errors = releaseErrors(row.invoice, row.customerId);
  if (Object.keys(errors).length > 0 || !row.invoice) return invalid(errors);
  const now = new Date().toISOString();
  const { document, installments } = releaseInvoice(demo.world, row, row.invoice);
  for (const title of installments) noteTitle(title.id, row.customerId, user.name, 'CREATED');
  resultReleased(row, document.id, document.number, user.name);
  return json(
    answer(
      table().update(row.id, {
        status: 'CONFIRMADO',
        lastCustomerActionAt: now,
        release: { documentId: document.id, at: now, userName: user.name },
      }),
    ),
  );
});

const giveBack = writing('POST', 'Return', (row, sent, { user }) => {
  const reason = text(sent.reason) ?? '';
  if (reason === '') return invalid({ Reason: ['Informe o motivo.'] });
  if (reason.length > LIMIT) return invalid({ Reason: [`O texto passa de ${LIMIT} caracteres.`] });
  const now = new Date().toISOString();
  const log: AssistLog = {
    id: row.id * 100 + row.logs.length + 1,
    text: reason,
    kind: 'RETURN',
    userName: user.name,
    fromCustomer: true,
    createdAt: now,
  };
  return json(
    answer(
      table().update(row.id, {
        status: 'RETORNADO',
        lastCustomerActionAt: now,
        closedAt: null,
        logs: [...row.logs, log],
      }),
    ),
  );
});

export const preLaunchHandlers = [grid, byId, attachment, save, release, giveBack];

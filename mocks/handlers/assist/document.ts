import { HttpResponse, type JsonBodyType } from 'msw';
import { forbidden, invalid, json, notFound, refused } from '../../answers';
import { customerName, detailsAnswer, documentAnswer } from '../../db/assist/assistAnswers';
import { bytesOf, documentOfFile } from '../../db/assist/assistFiles';
import { editRefusal } from '../../db/assist/assistRules';
import type { AssistDocument, AssistLog } from '../../db/assist/assistTypes';
import { id, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { deskRoute, documentRoute } from './deskRoute';
import { finishErrors, keepErrors, sentInvoice } from './invoiceChecks';

const LIMIT = 1000;

const get = deskRoute('GET', 'GetById', ({ query }) => {
  const row = demo.world.assistDocuments.get(id(query.get('id')));
  return row ? json(detailsAnswer(demo.world, row)) : notFound();
});

const attachment = route('GET', '/CustomerAssistDocument/GetAttachment', ({ query, user, customerId }) => {
  const number = id(query.get('id'));
  const row = number === undefined ? undefined : demo.world.assistDocuments.get(documentOfFile(number));
  const file = row?.files.find((each) => each.id === number);
  if (!row || !file) return notFound();
  if (!user.isSupport && row.customerId !== customerId) return forbidden({ profile: 'customer' });
  const bytes = bytesOf(row, file, customerName(demo.world, row));
  return new HttpResponse(new Uint8Array(bytes), {
    headers: { 'Content-Type': file.contentType, 'X-Content-Type-Options': 'nosniff' },
  });
});

const answered = (row: AssistDocument) => json(documentAnswer(demo.world, row));

/** Changes a document that the user works on; another one's, or one not started, is refused. */
function worked(
  row: AssistDocument,
  { user }: Call,
  changes: (now: string) => Partial<AssistDocument>,
): Response {
  const no = editRefusal(row, user.id);
  if (no) return refused(no, 409);
  if (row.assistantUserId === null) return refused('Inicie a assistência deste documento.', 409);
  return answered(demo.world.assistDocuments.update(row.id, changes(new Date().toISOString())));
}

function newLog(row: AssistDocument, call: Call, kind: AssistLog['kind'], words: string): AssistLog {
  return {
    id: row.id * 100 + row.logs.length + 1,
    text: words,
    kind,
    userName: call.user.name,
    fromCustomer: false,
    createdAt: new Date().toISOString(),
  };
}

function lengthErrors(name: string, words: string) {
  if (words === '') return invalid({ [name]: [`O campo ${name} é obrigatório.`] });
  if (words.length > LIMIT) return invalid({ [name]: [`O texto passa de ${LIMIT} caracteres.`] });
  return undefined;
}

const save = documentRoute('PUT', 'SavePreReleasedInvoice', (row, sent, call) => {
  const invoice = sentInvoice(sent.PreReleasedInvoice);
  if (!invoice) return invalid({ PreReleasedInvoice: ['O pré-lançamento é obrigatório.'] });
  const long = keepErrors(invoice);
  if (long) return invalid(long);
  const no = editRefusal(row, call.user.id);
  if (no) return refused(no, 409);
  if (row.assistantUserId === null) return refused('Inicie a assistência deste documento.', 409);
  const saved = { ...invoice, id: row.id };
  demo.world.assistDocuments.update(row.id, { invoice: saved });
  return json(saved as JsonBodyType);
});

const finish = documentRoute('POST', 'Finish', (row, _sent, call) => {
  const no = editRefusal(row, call.user.id);
  if (no) return refused(no, 409);
  const errors = finishErrors(row.invoice, row.customerId);
  if (Object.keys(errors).length > 0) return invalid(errors);
  return worked(row, call, (now) => ({
    status: 'PREENCHIDO',
    closedAt: now,
    invoiceDates: [...row.invoiceDates, now],
  }));
});

const fail = documentRoute('POST', 'IdentificationFailure', (row, sent, call) => {
  const words = text(sent.Justification) ?? '';
  return (
    lengthErrors('Justification', words) ??
    worked(row, call, (now) => ({
      status: 'FALHA NA IDENTIFICACAO',
      closedAt: now,
      logs: [...row.logs, newLog(row, call, 'FAILURE', words)],
    }))
  );
});

const cancel = documentRoute('POST', 'Cancel', (row, _sent, call) =>
  worked(row, call, (now) => ({ status: 'CANCELADO', closedAt: now })),
);

const addLog = documentRoute('POST', 'AddChatLog', (row, sent, call) => {
  const words = text(sent.Text) ?? '';
  const errors = lengthErrors('Text', words);
  if (errors) return errors;
  const logs = [...row.logs, newLog(row, call, 'MESSAGE', words)];
  return answered(demo.world.assistDocuments.update(row.id, { logs }));
});

const duplicates = deskRoute('GET', 'GetDuplicates', ({ query }) => {
  const total = Number(query.get('totalValue'));
  return json(
    demo.world.assistDocuments
      .filter(
        ({ id: number, active, status, invoice }) =>
          number !== id(query.get('exceptId')) &&
          active &&
          status !== 'CANCELADO' &&
          invoice?.partnerDocument === query.get('issuerDocument') &&
          invoice.documentNumber === query.get('documentNumber') &&
          Math.abs(Number(invoice.totalValue) - total) < 0.005,
      )
      .map((row) => ({
        id: row.id,
        identificationNumber: row.identificationNumber,
        customerName: customerName(demo.world, row),
        statusName: row.status,
        createdAt: row.createdAt,
      })),
  );
});

export const assistDocumentHandlers = [get, attachment, save, finish, fail, cancel, addLog, duplicates];

import { invalid, json, notFound, refused } from '../../answers';
import { producerAnswer } from '../../db/assist/assistAnswers';
import { fileId } from '../../db/assist/assistFiles';
import type { AssistDocument, AssistLog } from '../../db/assist/assistTypes';
import { id, text } from '../../read';
import { type Call, type Method, route } from '../../route';
import { demo } from '../../state';
import { licenceTypeOf } from '../accountAccess';
import { fileRefusal } from './fileChecks';

const LIMIT = 1000;
const table = () => demo.world.assistDocuments;
const answered = (row: AssistDocument) => json(producerAnswer(demo.world, row));

/** The producer's side is open to customers that have Assist. */
function producerRoute(
  method: Method,
  action: string,
  resolver: (call: Call) => Promise<Response> | Response,
) {
  return route(method, `/CustomerAssistDocument/${action}`, (call) => {
    const customer = demo.world.customers.get(call.customerId);
    if (!customer?.eprodutorAssistActive) return refused('O Assist não está ativo para este produtor.', 403);
    const licence = call.link ? licenceTypeOf(call.link) : 0;
    if (licence !== 1 && licence !== 2) return refused('Este perfil não usa o Assist.', 403);
    return resolver(call);
  });
}

const list = producerRoute('GET', 'GetByCustomer', ({ customerId }) =>
  json(
    table()
      .filter((row) => row.customerId === customerId && row.active)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map((row) => producerAnswer(demo.world, row)),
  ),
);

function nextNumber(customerId: number): number {
  const own = table().filter((row) => row.customerId === customerId);
  return Math.max(0, ...own.map((row) => row.identificationNumber)) + 1;
}

const send = producerRoute('POST', 'Send', async ({ body, user, customerId }) => {
  const sent = await body();
  const fileName = text(sent.FileName) ?? '';
  const contentType = text(sent.ContentType) ?? '';
  const base64 = text(sent.ContentAsBase64String) ?? '';
  const note = text(sent.Note) ?? '';
  if (fileName === '') return invalid({ FileName: ['O campo FileName é obrigatório.'] });
  if (note.length > LIMIT) return invalid({ Note: [`O texto passa de ${LIMIT} caracteres.`] });
  const no = fileRefusal(contentType, Buffer.from(base64, 'base64'));
  if (no) return invalid({ ContentAsBase64String: [no] });
  const now = new Date().toISOString();
  const row = table().insert({
    customerId: customerId ?? 0,
    identificationNumber: nextNumber(customerId ?? 0),
    status: 'ENVIADO',
    active: true,
    senderUserName: user.name,
    createdAt: now,
    assistantUserId: null,
    assistantUserName: null,
    balance: 0,
    mobilePhoneNumber: '45999990000',
    sendingOriginName: 'Web',
    note: note === '' ? null : note,
    kind: null,
    figure: 0,
    lastCustomerActionAt: now,
    closedAt: null,
    invoiceDates: [],
    logs: [],
    files: [],
    invoice: null,
    aiReadAt: null,
  });
  const file = { fileName, contentType, base64, createdAt: now, recipe: null };
  return answered(table().update(row.id, { files: [{ id: fileId(row.id, 1), ...file }] }));
});

function ownRoute(
  action: string,
  resolver: (row: AssistDocument, sent: Record<string, unknown>, call: Call) => Response,
) {
  return producerRoute('POST', action, async (call) => {
    const sent = await call.body();
    const row = table().get(id(sent.CustomerAssistDocumentId));
    return row?.active && row.customerId === call.customerId ? resolver(row, sent, call) : notFound();
  });
}

const addAttachment = ownRoute('AddAttachment', (row, sent) => {
  const fileName = text(sent.FileName) ?? '';
  const contentType = text(sent.ContentType) ?? '';
  const base64 = text(sent.ContentAsBase64String) ?? '';
  if (fileName === '') return invalid({ FileName: ['O campo FileName é obrigatório.'] });
  if (row.status !== 'ENVIADO' || row.assistantUserId !== null)
    return refused('O atendimento deste documento já começou.', 409);
  const no = fileRefusal(contentType, Buffer.from(base64, 'base64'));
  if (no) return invalid({ ContentAsBase64String: [no] });
  const createdAt = new Date().toISOString();
  const file = { fileName, contentType, base64, createdAt, recipe: null };
  const files = [...row.files, { id: fileId(row.id, row.files.length + 1), ...file }];
  return answered(table().update(row.id, { files }));
});

const confirm = ownRoute('Confirm', (row) => {
  if (row.status !== 'PREENCHIDO') return refused('Só um documento preenchido pode ser confirmado.', 409);
  return answered(
    table().update(row.id, { status: 'CONFIRMADO', lastCustomerActionAt: new Date().toISOString() }),
  );
});

const giveBack = ownRoute('Return', (row, sent, { user }) => {
  const words = text(sent.Text) ?? '';
  if (words === '') return invalid({ Text: ['Informe o motivo.'] });
  if (words.length > LIMIT) return invalid({ Text: [`O texto passa de ${LIMIT} caracteres.`] });
  if (row.status !== 'PREENCHIDO' && row.status !== 'FALHA NA IDENTIFICACAO')
    return refused('Este documento não pode ser devolvido agora.', 409);
  const now = new Date().toISOString();
  const log: AssistLog = {
    id: row.id * 100 + row.logs.length + 1,
    text: words,
    kind: 'RETURN',
    userName: user.name,
    fromCustomer: true,
    createdAt: now,
  };
  return answered(
    table().update(row.id, {
      status: 'RETORNADO',
      lastCustomerActionAt: now,
      closedAt: null,
      logs: [...row.logs, log],
    }),
  );
});

export const assistProducerHandlers = [list, send, addAttachment, confirm, giveBack];

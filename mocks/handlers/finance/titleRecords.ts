import { invalid, json, notFound } from '../../answers';
import type { Installment, TitleAction } from '../../db/finance/financeTypes';
import { id, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { fileContent, fileLine, sentFile } from '../storedFiles';

const permission = { permission: 'TITLES' };
const MOST_FILES = 10;

/** Keeps who did what with a title. */
export function noteTitle(
  installmentId: number,
  customerId: number,
  userName: string,
  action: TitleAction,
  more: { value?: number; titleValue?: number; note?: string } = {},
): void {
  demo.world.finance.titleEvents.insert({
    installmentId,
    customerId,
    userName,
    action,
    createdAt: new Date().toISOString(),
    value: more.value ?? null,
    titleValue: more.titleValue ?? null,
    note: more.note ?? null,
  });
}

function ownTitle({ customerId }: Call, wanted: unknown): Installment | undefined {
  const row = demo.world.finance.installments.get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
}

const history = route(
  'GET',
  '/TradeAccount/GetHistory',
  (call) => {
    const row = ownTitle(call, call.query.get('id'));
    if (!row) return notFound();
    return json(
      demo.world.finance.titleEvents
        .filter((event) => event.installmentId === row.id)
        .map(({ id: key, action, userName, createdAt, value, titleValue, note }) => ({
          id: key,
          action,
          userName,
          createdAt,
          value,
          titleValue: titleValue ?? null,
          note,
        })),
    );
  },
  permission,
);

const attachments = route(
  'GET',
  '/TradeAccountAttachment/GetByTradeAccount',
  (call) => {
    const row = ownTitle(call, call.query.get('id'));
    if (!row) return notFound();
    return json(
      demo.world.finance.titleAttachments.filter((file) => file.installmentId === row.id).map(fileLine),
    );
  },
  permission,
);

const attach = route(
  'POST',
  '/TradeAccountAttachment/Create',
  async (call) => {
    const sent = await call.body();
    const row = ownTitle(call, sent.tradeAccountId);
    if (!row) return notFound();
    const { titleAttachments } = demo.world.finance;
    const { file, refusal } = sentFile(sent);
    if (!file) return refusal;
    if (titleAttachments.filter((other) => other.installmentId === row.id).length >= MOST_FILES)
      return invalid({ FileName: [`Um título pode ter até ${MOST_FILES} arquivos.`] });
    const { customerId } = row;
    const { name: userName } = call.user;
    const createdAt = new Date().toISOString();
    const kept = { installmentId: row.id, customerId, ...file, userName, createdAt };
    const saved = titleAttachments.insert(kept);
    noteTitle(row.id, customerId, userName, 'ATTACHED', { note: file.fileName });
    return json({ id: saved.id });
  },
  permission,
);

function ownFile({ customerId, query }: Call) {
  const file = demo.world.finance.titleAttachments.get(id(query.get('id')));
  return file?.customerId === customerId ? file : undefined;
}

const content = route(
  'GET',
  '/TradeAccountAttachment/GetContent',
  (call) => {
    const file = ownFile(call);
    return file ? fileContent(file) : notFound();
  },
  permission,
);

const detach = route(
  'DELETE',
  '/TradeAccountAttachment/Delete',
  (call) => {
    const file = ownFile(call);
    if (!file) return notFound();
    demo.world.finance.titleAttachments.remove(file.id);
    noteTitle(file.installmentId, file.customerId, call.user.name, 'DETACHED', { note: file.fileName });
    return json(true);
  },
  permission,
);

/** The line of a slip as the server checks it: its length alone. */
const slip = route(
  'PUT',
  '/TradeAccount/SetDigitableLine',
  async (call) => {
    const row = ownTitle(call, call.query.get('id'));
    if (!row) return notFound();
    const line = text((await call.body()).digitableLine) || null;
    if (line !== null && !/^(\d{47}|\d{48})$/.test(line))
      return invalid({ DigitableLine: ['A linha digitável tem 47 ou 48 algarismos.'] });
    demo.world.finance.installments.update(row.id, { digitableLine: line });
    noteTitle(row.id, row.customerId, call.user.name, 'SLIP');
    return json(true);
  },
  permission,
);

export const titleRecordHandlers = [history, attachments, attach, content, detach, slip];

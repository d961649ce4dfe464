import type { AssistDocument } from './assistWire';
import type { DeskRow } from './rules/deskRows';

/** A document that was sent an hour ago. */
export const documentOf = (over: Partial<AssistDocument> = {}): AssistDocument => ({
  id: 1,
  identificationNumber: 12,
  statusName: 'ENVIADO',
  active: true,
  customerName: 'SITIO',
  senderUserName: 'JOSE',
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  assistantUserId: null,
  assistantUserName: null,
  balance: 0,
  mobilePhoneNumber: null,
  sendingOriginName: 'Web',
  invoices: [],
  customerAssistDocumentChatLogs: [],
  customerAssistDocumentAttachments: [],
  ...over,
});

/** Its row at the desk. */
export const rowOf = ({ group = 'sents', ...over }: Partial<DeskRow> = {}): DeskRow => ({
  ...documentOf(over),
  group,
});

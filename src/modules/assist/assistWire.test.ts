import { describe, expect, it } from 'vitest';
import { readAs } from '@/platform/http/readShape.test.kit';
import { AssistDocument, AssistDocumentDetails, ProducerDocument } from './assistWire';

const NONE = [undefined, null, '', 7, [], {}, { id: 'x' }] as const;

describe('what a server answers', () => {
  it.each(NONE)('%o is no document', (value) => {
    for (const shape of [AssistDocument, ProducerDocument, AssistDocumentDetails])
      expect(() => readAs<unknown>(shape, value)).toThrow(/cannot be read/);
    expect(() => readAs(AssistDocumentDetails, { document: value })).toThrow(/cannot be read/);
  });

  it('is empty where it says nothing, and its number is unknown', () => {
    expect(
      readAs(AssistDocumentDetails, {
        document: { id: 7, statusName: 'NEW_STATUS', customerAssistDocumentAttachments: [{ id: 1 }, null] },
      }),
    ).toEqual({
      document: {
        id: 7,
        identificationNumber: null,
        // It is shown as it is written.
        statusName: 'NEW_STATUS',
        active: true,
        customerName: '',
        senderUserName: '',
        createdAt: '',
        assistantUserId: null,
        assistantUserName: null,
        balance: null,
        mobilePhoneNumber: null,
        sendingOriginName: '',
        invoices: [],
        customerAssistDocumentChatLogs: [],
        customerAssistDocumentAttachments: [
          { id: 1, fileName: '', contentType: '', size: null, url: '', createdAt: '' },
        ],
      },
      preReleasedInvoice: null,
      aiResult: null,
      logs: [],
    });
    expect(readAs(ProducerDocument, { id: 7, logs: 'x', preReleasedInvoice: [] })).toEqual({
      id: 7,
      identificationNumber: null,
      statusName: '',
      active: true,
      senderUserName: '',
      createdAt: '',
      sendingOriginName: '',
      note: null,
      attachments: [],
      logs: [],
      preReleasedInvoice: null,
    });
  });

  it('keeps what was said, of whatever kind, and the figures of an invoice that can be read', () => {
    const logs = [{ id: 1, kind: 'RETURN', text: 'a' }, { id: 2, kind: 'NEW', text: 'b' }, 'c'];
    const preReleasedInvoice = { id: 7, totalValue: 'doze', retainedValue: 3.5, items: null };
    const read = readAs(ProducerDocument, { id: 7, logs, preReleasedInvoice });
    expect(read.logs).toEqual([
      { id: 1, kind: 'RETURN', text: 'a', userName: '', fromCustomer: false, createdAt: '' },
      { id: 2, kind: 'MESSAGE', text: 'b', userName: '', fromCustomer: false, createdAt: '' },
    ]);
    expect(read.preReleasedInvoice).toMatchObject({ totalValue: null, retainedValue: 3.5, items: [] });
  });
});

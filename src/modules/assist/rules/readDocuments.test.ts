import { describe, expect, it } from 'vitest';
import { readDetails, readDocument, readLogs, readProducerDocument } from './readDocuments';

const NONE = [undefined, null, '', 7, [], {}, { id: '7' }] as const;

describe('what a server answers', () => {
  it.each(NONE)('%o is no document', (value) => {
    expect(readDocument(value)).toBeNull();
    expect(readProducerDocument(value)).toBeNull();
    expect(readDetails(value)).toBeNull();
    expect(readDetails({ document: value })).toBeNull();
  });

  it('is empty where it says nothing', () => {
    expect(
      readDetails({ document: { id: 7, customerAssistDocumentAttachments: [{ id: 1 }, null] } }),
    ).toEqual({
      document: {
        id: 7,
        identificationNumber: 0,
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
        customerAssistDocumentAttachments: [{ id: 1, fileName: '', contentType: '' }],
      },
      preReleasedInvoice: null,
      aiResult: null,
      logs: [],
    });
    expect(readProducerDocument({ id: 7, logs: 'x', preReleasedInvoice: [] })).toEqual({
      id: 7,
      identificationNumber: 0,
      senderUserName: '',
      createdAt: '',
      sendingOriginName: '',
      note: null,
      attachments: [],
      logs: [],
      preReleasedInvoice: null,
    });
  });

  it('keeps what was said, of whatever kind', () => {
    expect(readLogs([{ id: 1, kind: 'RETURN', text: 'a' }, { id: 2, kind: 'NEW', text: 'b' }, 'c'])).toEqual([
      { id: 1, kind: 'RETURN', text: 'a', userName: '', createdAt: '' },
      { id: 2, kind: 'MESSAGE', text: 'b', userName: '', createdAt: '' },
    ]);
  });
});

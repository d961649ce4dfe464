import { afterEach, expect, it } from 'vitest';
import { setFormatLocale } from '@/platform/format/formatLocale';
import type { ProducerDocument } from '../../assistWire';
import { findDocuments } from './findDocuments';

afterEach(() => setFormatLocale('pt-BR'));

const document = (id: number, fileName: string, note: string | null = null): ProducerDocument => ({
  id,
  identificationNumber: 10_000 + id,
  statusName: 'ENVIADO',
  active: true,
  senderUserName: 'JOSÉ',
  createdAt: '2026-11-20T10:00:00Z',
  sendingOriginName: 'Web',
  note,
  attachments: [{ id, fileName, contentType: 'application/pdf', size: 1, url: '', createdAt: '' }],
  logs: [],
  preReleasedInvoice: null,
});

it('finds documents by number, file, sender and note', () => {
  const rows = [document(1, 'conta-luz.pdf'), document(2, 'nota.pdf', 'Adubo da Sede')];
  const found = (query: string) => findDocuments(rows, query).map(({ id }) => id);
  expect(found('')).toEqual([1, 2]);
  expect(found('10002')).toEqual([2]);
  expect(found('luz')).toEqual([1]);
  expect(found('adubo sede')).toEqual([2]);
  expect(found('jose')).toEqual([1, 2]);
  expect(found('inexistente')).toEqual([]);
});

it.each([
  ['pt-BR', '1234,5'],
  ['en-US', '1234.5'],
])('finds a value as it is written in %s', (language, query) => {
  setFormatLocale(language);
  const row = {
    ...document(3, 'nota.pdf'),
    preReleasedInvoice: { totalValue: 1234.5 } as NonNullable<ProducerDocument['preReleasedInvoice']>,
  };
  expect(findDocuments([row], query)).toEqual([row]);
  expect(findDocuments([row], '1235')).toEqual([]);
});

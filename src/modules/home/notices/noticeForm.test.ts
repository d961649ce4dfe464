import { describe, expect, it } from 'vitest';
import { addDays, today } from '@/platform/format/date';
import { newNotice, noticeFormSchema, toPayload, toValues } from './noticeForm';
import type { Notice } from './noticesWire';

const notice: Notice = {
  id: 7,
  title: 'Manutenção',
  tag: null,
  colorTag: '',
  leaveInEvidence: true,
  publicationDate: '2026-09-18T00:00:00',
  description: null,
  customerId: null,
  customerName: null,
  systemBusinessActivityId: 3,
  systemBusinessActivityName: 'TRIGO',
  moduleId: null,
  moduleName: null,
  isNotify: false,
};

describe('a notice in the form', () => {
  it('stands with its type, 0 or 1 for pinned, and the day it was published', () => {
    expect(toValues(notice)).toEqual({
      title: 'Manutenção',
      type: 2,
      customerId: null,
      systemBusinessActivityId: 3,
      moduleId: null,
      tag: '',
      colorTag: null,
      fixed: 1,
      publicationDate: '2026-09-18',
      isNotify: false,
      description: '',
    });
  });

  it('is sent with the names of the wire, and with the one reader that its type asks for', () => {
    const values = { ...toValues(notice), type: 1, customerId: 12, tag: 'Aviso', colorTag: '#15803D' };
    expect(toPayload(values)).toEqual({
      title: 'Manutenção',
      description: '',
      publicationDate: '2026-09-18T00:00:00',
      tag: 'Aviso',
      colorTag: '#15803D',
      leaveInEvidence: true,
      type: 1,
      customerId: 12,
      systemBusinessActivityId: null,
      moduleId: null,
      isNotify: false,
    });
  });
});

describe('a new notice', () => {
  const complaints = async (fields: object) => {
    const thrown: unknown = await noticeFormSchema
      .validate({ ...newNotice(), title: 'Um', ...fields }, { abortEarly: false })
      .then(
        () => ({ inner: [] }),
        (error: unknown) => error,
      );
    return (thrown as { inner: { path: string }[] }).inner.map(({ path }) => path);
  };

  it.each([
    [{}, []],
    [{ title: '  ' }, ['title']],
    [{ publicationDate: today() }, []],
    [{ publicationDate: addDays(today(), 1) }, ['publicationDate']],
    [{ publicationDate: '31/02/2026' }, ['publicationDate']],
    [{ publicationDate: null }, ['publicationDate']],
    [{ type: 0, customerId: null }, []],
    [{ type: 1 }, ['customerId']],
    [{ type: 1, customerId: 5 }, []],
    [{ type: 2, customerId: 5 }, ['systemBusinessActivityId']],
    [{ type: 3 }, ['moduleId']],
    [{ type: 4 }, ['type']],
    [{ colorTag: 'verde' }, ['colorTag']],
    [{ colorTag: '#15803D' }, []],
  ])('%j is wrong in %j', async (fields, paths) => {
    expect(await complaints(fields)).toEqual(paths);
  });
});

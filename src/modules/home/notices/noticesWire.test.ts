import { describe, expect, it } from 'vitest';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import { distinctNotices, Notice } from './noticesWire';

const readNotices = (rows: readonly unknown[]) => distinctNotices(rowsAs(Notice, rows));

describe('the notices that can be read', () => {
  it('are those with a number and a title', () => {
    const odd = { nada: 1 } as object;
    const rows = [odd, null, { id: 1 }, { id: 2, title: '  ' }, { title: 'Sem número' }, { id: 3, title: 5 }];
    expect(readNotices(rows)).toEqual([]);
    expect(readNotices([...rows, { id: 7, title: ' Safra ' }])).toEqual([
      {
        id: 7,
        title: 'Safra',
        tag: null,
        colorTag: null,
        leaveInEvidence: false,
        publicationDate: '',
        description: null,
        customerId: null,
        customerName: null,
        systemBusinessActivityId: null,
        systemBusinessActivityName: null,
        moduleId: null,
        moduleName: null,
        isNotify: false,
      },
    ]);
  });

  it('keep what is of the right kind, and count once when they are told twice', () => {
    const [notice, ...others] = readNotices([
      { id: 1, title: 'Um', tag: {}, publicationDate: 20260918, description: ['x'] },
      { id: 1, title: 'Um', tag: 'LGPD', leaveInEvidence: true, moduleId: 3, moduleName: 'Financeiro' },
    ]);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      tag: 'LGPD',
      leaveInEvidence: true,
      moduleId: 3,
      moduleName: 'Financeiro',
    });
    expect(
      readNotices([{ id: 1, title: 'Um', tag: {}, publicationDate: 20260918, description: ['x'] }])[0],
    ).toMatchObject({ tag: null, publicationDate: '', description: null });
  });
});

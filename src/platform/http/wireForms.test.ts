import { describe, expect, it } from 'vitest';
import { camelKey, documentedForm } from './wireForms';

describe('keys', () => {
  it.each([
    ['FarmName', 'farmName'],
    ['Id', 'id'],
    ['NCM', 'ncm'],
    ['NCMCode', 'ncmCode'],
    ['URLValue', 'urlValue'],
    ['already', 'already'],
  ])('%s is %s', (wire, ours) => expect(camelKey(wire)).toBe(ours));

  it('are renamed at every depth of an answer in PascalCase', () => {
    expect(documentedForm([{ Id: 1, Farm: { Name: 'A', Plots: [{ PlotName: 'B' }] } }])).toEqual([
      { id: 1, farm: { name: 'A', plots: [{ plotName: 'B' }] } },
    ]);
  });

  it('stay where they are data', () => {
    const granted = { Id: 1, Granted: { CASH_FLOW: true, TITLES: false } };
    expect(documentedForm(granted)).toEqual({ id: 1, granted: { CASH_FLOW: true, TITLES: false } });
    const documented = { id: 1, names: { Maria: 2 } };
    expect(documentedForm(documented)).toBe(documented);
  });
});

describe('ids', () => {
  it('are numbers where an answer in PascalCase writes its own as text', () => {
    const body = [{ Id: '12', FarmId: '7', CityId: '0', Code: '0012', Document: '12345678', ParentId: null }];
    expect(documentedForm(body)).toEqual([
      { id: 12, farmId: 7, cityId: 0, code: '0012', document: '12345678', parentId: null },
    ]);
  });

  it('are found inside what is no record itself: an envelope, a page, a list of parts', () => {
    expect(documentedForm({ Document: { Id: '3', CustomerId: '4' }, Files: [] })).toEqual({
      document: { id: 3, customerId: 4 },
      files: [],
    });
    expect(documentedForm({ Items: [{ Id: '5' }], TotalCount: 1 })).toEqual({
      items: [{ id: 5 }],
      totalCount: 1,
    });
    expect(documentedForm({ Groups: [{ Name: 'A', Rows: [{ Id: '6' }] }] })).toEqual({
      groups: [{ name: 'A', rows: [{ id: 6 }] }],
    });
  });

  it('stay text where they are no numbers, or too long to be exact', () => {
    for (const id of ['7f3c-11', '007', '12345678901234567'])
      expect(documentedForm({ Id: id, FarmId: '7' })).toEqual({ id, farmId: '7' });
  });

  it('stay text in the documented form', () => {
    const body = [{ id: '12', documentId: '7' }];
    expect(documentedForm(body)).toBe(body);
  });
});

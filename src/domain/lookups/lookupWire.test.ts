import { describe, expect, it } from 'vitest';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import { flatActivity, lookupOption, nestedActivity } from './lookupWire';

describe('an option of a select list', () => {
  const read = (row: object) => rowsAs(lookupOption, [{ id: 1, name: 'X', ...row }])[0];

  it.each([[7], ['07']])('has a code that is a number or a text: %o', (code) => {
    expect(read({ code })?.code).toBe(code);
  });

  it.each([[true], [{}], [null]])('a code of another kind is left out: %o', (code) => {
    expect(read({ code })?.code).toBeUndefined();
  });

  it('keeps what is known, and that something is unknown', () => {
    expect(read({ stateId: 41, usefulAreaSize: null, selected: false })).toMatchObject({
      stateId: 41,
      usefulAreaSize: null,
      selected: false,
    });
    expect(read({ stateId: 'x', initials: null })).toEqual({ id: 1, name: 'X' });
  });
});

describe('an activity of a farm', () => {
  it('is flat as most calls answer it', () => {
    const row = {
      id: 3,
      businessActivityName: 'Café',
      systemBusinessActivityId: 12,
      systemBusinessActivityFarmingClassification: 'PERENNIAL',
    };
    expect(rowsAs(flatActivity, [row])).toEqual([
      { id: 3, name: 'Café', systemBusinessActivityId: 12, farmingClassification: 'PERENNIAL' },
    ]);
  });

  it.each([
    [{ farmingClassification: 'ANNUAL', farmingClassificationDescription: 'Perene' }, 'ANNUAL'],
    [{ farmingClassificationDescription: 'Perene' }, 'PERENNIAL'],
    [{ farmingClassificationDescription: 'PERENES' }, 'PERENNIAL'],
    [{ farmingClassificationDescription: 'Anual' }, 'Anual'],
    [{ farmingClassificationDescription: null }, ''],
  ])('nested, of %o is %o', (words, farmingClassification) => {
    const own = { id: 12, name: 'Café', ...words };
    const row = { id: 3, businessActivity: { systemBusinessActivity: own } };
    expect(rowsAs(nestedActivity, [row])).toEqual([
      { id: 3, name: 'Café', systemBusinessActivityId: 12, farmingClassification },
    ]);
  });

  it('nested, without the platform’s own activity names none', () => {
    const row = { id: 3, businessActivity: { systemBusinessActivity: { id: null, name: 'Café' } } };
    expect(rowsAs(nestedActivity, [row])[0]?.systemBusinessActivityId).toBeUndefined();
  });
});

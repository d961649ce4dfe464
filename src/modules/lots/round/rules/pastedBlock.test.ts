import { describe, expect, it } from 'vitest';
import { BRAZILIAN_MARKS } from '@/platform/format/formatLocale';
import type { RoundField } from '../roundTypes';
import { isBlock, pastedBlock } from './pastedBlock';

const paste = (
  text: string,
  from: { lotId: number; field: RoundField } = { lotId: 1, field: 'dead' },
  isOpen: (lotId: number, field: RoundField) => boolean = () => true,
) => pastedBlock({ text, marks: BRAZILIAN_MARKS, lotIds: [1, 2, 3], from, isOpen });

it('a block has more than one cell; the line break at its end is none', () => {
  expect(['2\t1', '5\n6', '5\r\n6\r\n'].map(isBlock)).toEqual([true, true, true]);
  expect(['5', '5\n', '5\r\n', '1.250,5'].map(isBlock)).toEqual([false, false, false, false]);
});

describe('a block of a spreadsheet', () => {
  it('goes to the right and down from the figure it is pasted at; an empty cell changes nothing', () => {
    expect(paste('1.250,5\t2.310\r\n\t2.280\r\n', { lotId: 2, field: 'feedKg' })).toEqual({
      figures: [
        { lotId: 2, field: 'feedKg', value: 1250.5 },
        { lotId: 2, field: 'waterLitres', value: 2310 },
        { lotId: 3, field: 'waterLitres', value: 2280 },
      ],
      left: 0,
    });
  });

  it.each(['12\tx', '12\t1,5', '12\t-3', '12\t1000000'])('is refused whole for one cell: %j', (text) => {
    expect(paste(text)).toEqual({ why: 'unreadable', text: text.split('\t')[1] });
  });

  it('is refused where it has more aviaries or figures than are left', () => {
    expect(paste('1\n2\n3', { lotId: 2, field: 'dead' })).toEqual({ why: 'tooLarge' });
    expect(paste('1\t2\t3', { lotId: 1, field: 'feedKg' })).toEqual({ why: 'tooLarge' });
  });

  it('leaves out and counts what an aviary reports by itself', () => {
    const open = (lotId: number) => lotId !== 2;
    expect(paste('400\n410\n420', { lotId: 1, field: 'feedKg' }, open)).toEqual({
      figures: [
        { lotId: 1, field: 'feedKg', value: 400 },
        { lotId: 3, field: 'feedKg', value: 420 },
      ],
      left: 1,
    });
  });
});

import { expect, it } from 'vitest';
import { readAs } from '@/platform/http/readShape.test.kit';
import { TitleWire } from '../titlesWire';
import { toTitleRows } from './titleRow';

const WRITE_OFF = {
  id: 1,
  paymentDate: '2026-11-20',
  installmentValue: 40,
  discountValue: 1.5,
  penaltyValue: 0.8,
};

const readTitle = (writeOff: object) => {
  const sent = {
    id: 7,
    movement: 'INCOME',
    installmentValue: 100,
    writeOffs: [{ ...WRITE_OFF, ...writeOff }],
  };
  return toTitleRows([readAs(TitleWire, sent)])[0];
};

it.each([
  ['as it is sent', { interestValue: 0.13, totalValue: 39.4 }, 39_40],
  ['from its parts where it is not sent', { interestValue: 0.13 }, 39_43],
  ['from the parts that there are', { totalValue: 'x', interestValue: null }, 39_30],
])('the total of a write-off is %s', (_, writeOff, total) => {
  const title = readTitle(writeOff);
  expect(title?.writeOffs.map((each) => each.total)).toEqual([total]);
  expect(title).toMatchObject({ movement: 'INCOME', paid: 40_00, open: 60_00 });
});

it.each([{ interestValue: 'x' }, { discountValue: '1,50' }, { installmentValue: null }])(
  'a title with a write-off of %o cannot be read: what is paid and what is open would be wrong',
  (writeOff) => {
    expect(() => readTitle(writeOff)).toThrow('cannot be read');
  },
);

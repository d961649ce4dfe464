import { beforeEach, describe, expect, it } from 'vitest';
import { monthsAfter } from '../../../../mocks/db/calendar';
import { demo, resetDemo } from '../../../../mocks/state';
import { clientOf } from '../../../../mocks/testClient';
import { datesOf } from '../forecast/rules/schedule';
import { dueDates } from '../titles/rules/splitInstallments';
import { loanSchedule } from './amortization';

/** What begins on the last day of a long month comes on the last day of each: never a day of the month after. */
const FROM_THE_31ST = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'];

beforeEach(resetDemo);

describe('whatever repeats every month from the 31st', () => {
  it('as the application computes it: installments, forecasts, loans', () => {
    expect(dueDates('2026-01-31', 4, 'MONTH', 0)).toEqual(FROM_THE_31ST);
    const line = { first: '2026-01-31', until: '2026-04-30', recurrence: 'MONTHLY' as const };
    expect(datesOf(line, '2026-01-01', '2026-04-30')).toEqual(FROM_THE_31ST);
    const terms = {
      principal: 400_000,
      interestRate: 12,
      contractDate: '2025-12-31',
      firstDueDate: '2026-01-31',
      installments: 4,
      interval: 'MONTHLY' as const,
      amortization: 'SAC' as const,
    };
    expect(loanSchedule(terms).map(({ dueDate }) => dueDate)).toEqual(FROM_THE_31ST);
  });

  it('as the server keeps it: documents that repeat themselves, quotas of a consortium', async () => {
    expect([0, 1, 2, 3].map((at) => monthsAfter('2026-01-31T00:00:00', at).slice(0, 10))).toEqual(
      FROM_THE_31ST,
    );
    const client = await clientOf('produtor');
    const { consortia, installments, partners, payments, currentAccounts } = demo.world.finance;
    const made = await client.write('POST', '/FinancialOccurrence/Create', {
      kind: 'CONSORTIUM',
      date: '2026-01-10',
      group: 'G31',
      quota: '31',
      partnerId: partners.find((row) => row.customerId === 1)?.id,
      value: 4000,
      rate: 0,
      installments: 4,
      firstDueDate: '2026-01-31',
    });
    expect(made.status).toBeLessThan(300);
    const quota = consortia.find((row) => row.group === 'G31');
    const own = installments.filter((row) => row.documentId === quota?.documentId);
    expect(own.map(({ dueDate }) => dueDate.slice(0, 10))).toEqual(FROM_THE_31ST);

    // A parcel that is paid counts where the quota is seen.
    const paid = await client.write('POST', '/TradeAccount/WriteOff', {
      writeOffDate: '2026-01-31',
      paymentDate: '2026-01-31',
      paymentId: payments.find((row) => row.customerId === 1 && row.kind === 'PIX')?.id,
      currentAccountId: currentAccounts.find((row) => row.customerId === 1)?.id,
      creditCardId: null,
      tradeAccounts: [
        { id: own[0]?.id, installmentValue: 1000, discountValue: 0, interestValue: 0, penaltyValue: 0 },
      ],
    });
    expect(paid.status).toBe(200);
    const { body } = await client.get('/Consortium/GetGridData');
    const row = (body as { id: number; paidInstallments: number; paidValue: number }[]).find(
      ({ id }) => id === quota?.id,
    );
    expect(row).toMatchObject({ paidInstallments: 1, paidValue: 1000 });
  });
});

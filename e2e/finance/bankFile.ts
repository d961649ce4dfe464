import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** One line of a bank's file: amount as the bank writes it. */
export interface FileLine {
  readonly day: string;
  readonly amount: string;
  readonly fitId: string;
  readonly memo: string;
}

/** A file of the demo's first account (Banco do Brasil, 12345-6) with these lines. */
export function bankFile(lines: readonly FileLine[], name = 'extrato.ofx') {
  const entries = lines.map(
    ({ day, amount, fitId, memo }) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day.replaceAll('-', '')}120000[-3:BRT]<TRNAMT>${amount}<FITID>${fitId}<MEMO>${memo}</STMTTRN>`,
  );
  const text = [
    'OFXHEADER:100',
    'VERSION:102',
    'CHARSET:1252',
    '',
    '<OFX><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>001<ACCTID>0000123456</BANKACCTFROM><BANKTRANLIST>',
    ...entries,
    '</BANKTRANLIST></STMTRS></OFX>',
  ].join('\r\n');
  return { name, mimeType: 'application/x-ofx', buffer: Buffer.from(text) };
}

export interface OpenTitle {
  readonly id: number;
  readonly partnerPersonName: string;
  readonly documentNumber: string;
  readonly dueDate: string;
  readonly openValue: number;
  readonly installmentValue: number;
  readonly movement: string;
}

async function bearer(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  return { Authorization: `Bearer ${token ?? ''}` };
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Where matches of the last days are looked for. */
export const reconciliationOf = (days: number): string =>
  `/extrato-bancario/conciliacao?conta=1&de=${dayBefore(days)}&ate=${dayBefore(0)}`;

/** Whole titles to be paid that were due in the last days, as the reconciliation gets them: no two of one amount. */
export async function titlesDue(page: Page, request: APIRequestContext, days: number): Promise<OpenTitle[]> {
  const query = `currentAccountId=1&startDate=${dayBefore(days)}&endDate=${dayBefore(0)}`;
  const answer = await request.get(`/BankReconciliation/GetCandidates?${query}`, {
    headers: await bearer(page),
  });
  expect(answer.ok()).toBe(true);
  const { titles } = (await answer.json()) as { titles: OpenTitle[] };
  const alone = ({ openValue }: OpenTitle) =>
    titles.filter((one) => one.openValue === openValue).length === 1;
  return titles.filter((title) => {
    const due = title.dueDate.slice(0, 10);
    const whole = title.openValue === title.installmentValue;
    return (
      title.movement === 'EXPENSE' && whole && alone(title) && due >= dayBefore(days) && due < dayBefore(0)
    );
  });
}

export const lineOfTitle = ({
  id,
  documentNumber,
  dueDate,
  openValue,
  partnerPersonName,
}: OpenTitle): FileLine => ({
  day: dueDate.slice(0, 10),
  amount: (-openValue).toFixed(2).replace('.', ','),
  fitId: `T${id}`,
  memo: `PAGTO ${documentNumber}-${id} ${partnerPersonName}`,
});

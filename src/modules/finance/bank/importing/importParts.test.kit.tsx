import { vi } from 'vitest';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { JudgedLine } from '../rules/import/importVerdicts';
import type { OfxAccount, OfxLine } from '../rules/ofx/ofxTypes';
import { GroupPreviews } from './GroupPreviews';

export const line = (at: number, over: Partial<OfxLine> = {}): OfxLine => ({
  line: at,
  state: 'entry',
  day: '2026-03-10',
  cents: 12_34,
  type: 'CREDIT',
  fitId: String(at),
  checkNumber: '',
  name: '',
  memo: `LINHA ${at}`,
  ...over,
});
export const file = (over: Partial<OfxAccount> = {}): OfxAccount => ({
  line: 1,
  card: false,
  bankId: '748',
  branchId: '',
  accountId: '12345',
  currency: 'BRL',
  start: null,
  end: null,
  balance: null,
  lines: [line(1)],
  ...over,
});
export const part = (account: OfxAccount, over: object = {}) =>
  ({ id: 'p', name: 'a.ofx', account, warnings: [], to: null, ...over }) as never;
export const OWN = { id: 1, name: 'SICREDI', bankCode: '748', number: '12345', currencyCode: 'BRL' };
export const OTHER = { id: 2, name: 'BANCO B', bankCode: '001', number: '77777', currencyCode: 'USD' };
export const plain = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll(/\s/g, ' ') ?? '';

export const NEW: readonly JudgedLine[] = [{ line: line(1), verdict: 'new' }];
export const preview = (
  {
    lines = NEW,
    overlap = [],
    account = file(),
  }: { lines?: readonly JudgedLine[]; overlap?: string[]; account?: OfxAccount } = {},
  over: object = {},
) => {
  const on = { onChoose: vi.fn(), onChooseAll: vi.fn(), onRemove: vi.fn() };
  const groups = [{ accountId: '1', parts: [part(account, over)] }];
  const view = renderUi(
    <GroupPreviews
      groups={groups}
      judged={[[{ lines, overlap }]]}
      accountOf={(id) => (id === '1' ? OWN : null)}
      choices={{}}
      {...on}
    />,
  );
  const rows = () => [...view.container.querySelectorAll('tbody tr')].map(plain);
  return { ...view, ...on, rows };
};

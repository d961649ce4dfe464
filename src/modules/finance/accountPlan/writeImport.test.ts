import { beforeEach, expect, it, vi } from 'vitest';
import { accountService } from './accountService';
import type { PlannedLine } from './rules/accountImport';
import { writeImport } from './writeImport';

vi.mock('./accountService', () => ({
  accountService: { plan: vi.fn(), create: vi.fn(), edit: vi.fn() },
}));

const planned = (code: string, depth: number): PlannedLine => ({
  line: depth + 2,
  code,
  name: `CONTA ${code}`,
  verdict: 'new',
  fault: null,
  depth,
  parentCode: depth === 0 ? null : code.slice(0, code.lastIndexOf('.')),
  change: { name: `CONTA ${code}`, number: 9, side: 'EXPENSE', lcdpr: null, resultLine: null, family: false },
});
const LINES = [planned('9', 0), planned('9.01', 1), planned('9.01.001', 2)];
const silent = () => undefined;
const whyOf = ({ failures }: Awaited<ReturnType<typeof writeImport>>) =>
  failures.map(({ line, why }) => [line.code, why]);

beforeEach(() => {
  vi.mocked(accountService.plan).mockResolvedValue({ accounts: [], unread: 0 });
  vi.mocked(accountService.create).mockReset();
});

it('names the lines under one that was refused', async () => {
  vi.mocked(accountService.create).mockRejectedValueOnce({ kind: 'server', status: 500, messages: [] });
  const outcome = await writeImport(LINES, silent, new AbortController().signal);
  expect(outcome.done).toBe(0);
  expect(whyOf(outcome)).toEqual([
    ['9', 'refused'],
    ['9.01', 'parent'],
    ['9.01.001', 'parent'],
  ]);
  expect(accountService.create).toHaveBeenCalledTimes(1);
});

it('names what it did not reach, without a network and when it was stopped', async () => {
  vi.mocked(accountService.create).mockRejectedValueOnce({ kind: 'offline' });
  const offline = await writeImport(LINES, silent, new AbortController().signal);
  expect(whyOf(offline)).toEqual([
    ['9', 'refused'],
    ['9.01', 'stopped'],
    ['9.01.001', 'stopped'],
  ]);
  const control = new AbortController();
  const stopped = await writeImport(LINES, () => control.abort(), control.signal);
  expect(stopped.done).toBe(1);
  expect(whyOf(stopped)).toEqual([
    ['9.01', 'stopped'],
    ['9.01.001', 'stopped'],
  ]);
});

import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { accountService } from './accountService';
import type { PlannedLine } from './rules/accountImport';
import { accountTree } from './rules/accountTree';

/** A line that was not written: refused, without the line over it, or not reached any more. */
export interface NotWritten {
  readonly line: PlannedLine;
  readonly why: 'refused' | 'parent' | 'stopped';
  /** What the server says of it; '' where it says nothing. */
  readonly reason: string;
}

export interface WriteOutcome {
  readonly done: number;
  readonly failures: readonly NotWritten[];
}

const ENDS: readonly string[] = ['offline', 'unauthorized', 'cancelled'];

/**
 * Writes the lines that are new or changed, groups first: the plan is requested again at each depth, for what was just
 * made has an id only then. The refusal of one does not stop the others; being offline does. Every line that is not
 * written is in the outcome, with its reason.
 */
export async function writeImport(
  planned: readonly PlannedLine[],
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<WriteOutcome> {
  const todo = planned.filter(({ verdict }) => verdict === 'new' || verdict === 'changed');
  const failures: NotWritten[] = [];
  let done = 0;
  let stopped = false;
  for (const depth of [0, 1, 2]) {
    const lines = todo.filter((line) => line.depth === depth);
    if (lines.length === 0) continue;
    stopped ||= signal.aborted;
    if (stopped) {
      failures.push(...lines.map((line) => ({ line, why: 'stopped', reason: '' }) as const));
      continue;
    }
    const { accounts } = await accountService.plan(signal);
    const byCode = new Map([...accountTree(accounts).byId.values()].map((node) => [node.code, node.account]));
    for (const line of lines) {
      const { change, code, parentCode } = line;
      const parentId = parentCode === null ? null : (byCode.get(parentCode)?.id ?? undefined);
      if (stopped || signal.aborted) {
        stopped = true;
        failures.push({ line, why: 'stopped', reason: '' });
        continue;
      }
      if (change === null || parentId === undefined) {
        failures.push({ line, why: 'parent', reason: '' });
        continue;
      }
      const stored = byCode.get(code);
      try {
        await (stored
          ? accountService.edit(stored.id, { ...change, parentId })
          : accountService.create({ ...change, parentId }));
        done += 1;
      } catch (thrown) {
        const error = asAppError(thrown);
        failures.push({ line, why: 'refused', reason: saidBy(error) ?? '' });
        stopped = ENDS.includes(error.kind);
      }
      onProgress(done + failures.length, todo.length);
    }
  }
  return { done, failures };
}

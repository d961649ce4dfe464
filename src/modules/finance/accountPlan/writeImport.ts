import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { accountService } from './accountService';
import type { PlannedLine } from './rules/accountImport';
import { accountTree } from './rules/accountTree';

export interface WriteOutcome {
  readonly done: number;
  readonly failures: readonly { readonly line: PlannedLine; readonly reason: string }[];
}

const ENDS: readonly string[] = ['offline', 'unauthorized', 'cancelled'];

/**
 * Writes the lines that are new or changed, groups first: the plan is requested again at each depth, for what was just
 * made has an id only then. The refusal of one does not stop the others; being offline does.
 */
export async function writeImport(
  planned: readonly PlannedLine[],
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<WriteOutcome> {
  const todo = planned.filter(({ verdict }) => verdict === 'new' || verdict === 'changed');
  const failures: { line: PlannedLine; reason: string }[] = [];
  let done = 0;
  for (const depth of [0, 1, 2]) {
    const lines = todo.filter((line) => line.depth === depth);
    if (lines.length === 0) continue;
    const { accounts } = await accountService.plan(signal);
    const byCode = new Map([...accountTree(accounts).byId.values()].map((node) => [node.code, node.account]));
    for (const line of lines) {
      const { change, code, parentCode } = line;
      const parentId = parentCode === null ? null : (byCode.get(parentCode)?.id ?? undefined);
      if (change === null || parentId === undefined || signal.aborted) continue;
      const stored = byCode.get(code);
      try {
        await (stored
          ? accountService.edit(stored.id, { ...change, parentId })
          : accountService.create({ ...change, parentId }));
        done += 1;
        onProgress(done + failures.length, todo.length);
      } catch (thrown) {
        const error = asAppError(thrown);
        failures.push({ line, reason: saidBy(error) ?? '' });
        if (ENDS.includes(error.kind)) return { done, failures };
      }
    }
  }
  return { done, failures };
}

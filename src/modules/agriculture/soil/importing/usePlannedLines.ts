import { useEffect, useState } from 'react';
import { pacedBy } from '@/families/register/importing/pace';
import type { ImportColumns } from '../rules/importHeads';
import { type FileLine, type PlannedLine, planLines } from '../rules/importLines';
import type { SoilPoint } from '../rules/nutrients';

interface Plan {
  readonly planned: readonly PlannedLine[] | null;
  /** Lines that are checked by now; null while none are being checked. */
  readonly done: number | null;
}

interface PlanQuestion {
  readonly lines: readonly FileLine[] | null;
  readonly columns: ImportColumns;
  readonly rule: 'dot' | 'comma';
  readonly present: readonly SoilPoint[];
}

/** The dry run of what was read, anew after each change; the page draws and listens meanwhile. */
export function usePlannedLines({ lines, columns, rule, present }: PlanQuestion): Plan {
  const [plan, setPlan] = useState<Plan>({ planned: null, done: null });
  useEffect(() => {
    const { signal, ...control } = ((made) => ({ signal: made.signal, stop: () => made.abort() }))(
      new AbortController(),
    );
    const run = async () => {
      if (lines === null) {
        setPlan({ planned: null, done: null });
        return;
      }
      const pace = pacedBy(signal, (done) => setPlan((now) => ({ ...now, done })));
      try {
        const planned = await planLines({ lines, columns, rule, present, pace });
        if (!signal.aborted) setPlan({ planned, done: null });
      } catch (thrown) {
        // Given up for a newer question.
        if (!signal.aborted) throw thrown;
      }
    };
    void run();
    return control.stop;
  }, [lines, columns, rule, present]);
  return plan;
}

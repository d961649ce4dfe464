import type { Learning } from '../hooks/useLearning';
import type { Reconciliation } from '../hooks/useReconciliation';
import { MakeDialog } from './MakeDialog';
import { MatchDialog } from './MatchDialog';

interface WorkDialogsProps {
  readonly all: Reconciliation;
  readonly learned: Learning['learned'];
}

/** The line that is worked on: matched by hand, or given what it lacks in the system. */
export function WorkDialogs({ all, learned }: WorkDialogsProps) {
  const { accountId, answer, confirming, working } = all;
  const { data } = answer;
  return (
    <>
      {data && accountId !== null && working?.make === null && (
        <MatchDialog
          accountId={accountId}
          line={data.lines.find(({ id }) => id === working.line.id) ?? working.line}
          candidates={data}
          begun={all.drafts.offered.find(({ line }) => line.id === working.line.id)?.draft ?? null}
          onKeep={all.drafts.keep}
          refused={confirming.report?.notDone[0] ?? null}
          learned={learned}
          busy={confirming.running}
          onMatch={(step, target) => void all.match(step, target)}
          onMake={(make) => all.workOn({ line: working.line, make })}
          onClose={() => all.workOn(null)}
        />
      )}
      {accountId !== null && working && working.make !== null && (
        <MakeDialog
          kind={working.make}
          line={working.line}
          accountId={accountId}
          onMake={(made) => all.make(working.line, made)}
          onClose={() => all.workOn(null)}
        />
      )}
    </>
  );
}

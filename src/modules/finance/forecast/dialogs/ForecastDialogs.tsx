import { today } from '@/platform/format/date';
import { monthOf } from '@/platform/format/month';
import type { ForecastLine, Scenario } from '../forecastTypes';
import type { usePaid } from '../usePaid';
import type { useScenarioActions } from '../useScenarioActions';
import { HeadDialog } from './HeadDialog';
import { LineDialog } from './LineDialog';
import { ScenarioDialog } from './ScenarioDialog';

export type ForecastDialog = 'scenario' | 'head' | { readonly line: ForecastLine | null };

interface ForecastDialogsProps {
  readonly shown: ForecastDialog | null;
  readonly scenario: Scenario | null;
  readonly ratings: ReturnType<typeof usePaid>['ratings'];
  readonly actions: Pick<ReturnType<typeof useScenarioActions>, 'keep' | 'removeLine'>;
  readonly onOpen: (scenarioId: number) => void;
  readonly onClose: () => void;
}

/** A new scenario, the head of the chosen one, or one of its lines. */
export function ForecastDialogs({
  shown,
  scenario,
  ratings,
  actions,
  onOpen,
  onClose,
}: ForecastDialogsProps) {
  const { keep, removeLine } = actions;
  return (
    <>
      {shown === 'scenario' && (
        <ScenarioDialog
          startMonth={scenario?.startMonth ?? monthOf(today())}
          ratings={ratings}
          copied={scenario}
          onDone={(id) => id !== null && onOpen(id)}
          onClose={onClose}
        />
      )}
      {shown === 'head' && scenario && (
        <HeadDialog scenario={scenario} onSave={(head) => keep(scenario, head)} onClose={onClose} />
      )}
      {shown !== null && typeof shown === 'object' && scenario && (
        <LineDialog
          scenario={scenario}
          line={shown.line}
          ratings={ratings}
          onSave={(line) =>
            keep(scenario, {
              lines: shown.line
                ? scenario.lines.map((one) => (one.id === line.id ? line : one))
                : [...scenario.lines, line],
            })
          }
          onRemove={(line) => void removeLine(scenario, line)}
          onClose={onClose}
        />
      )}
    </>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '@/platform/ui/Card';
import { typeStep } from '@/platform/theme/typography';
import { useActivity } from '../activityContext';
import type { ActivityValues } from '../activityValues';
import { proposedFor } from '../rules/proposals';
import { AS_PLANNED, type Scenario, worstYear } from '../rules/scenario';
import { KeptScenarioBar } from './KeptScenarioBar';
import { PercentOfPlan } from './PercentOfPlan';
import { ScenarioControls } from './ScenarioControls';
import { ScenarioFigures, SIDES } from './ScenarioFigures';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 24,
  marginBottom: 16,
});
const Side = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  alignContent: 'start',
});
const Name = styled('h3')({ ...typeStep('bodyStrong'), margin: 0 });
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const SMALL_BUTTON = { size: 'small', variant: 'outlined' } as const;

/** Two scenarios of the plan side by side, and what each price and yield around the first would leave. */
export function Scenarios() {
  const { t } = useTranslation('activity');
  const { activity, proposals, kept } = useActivity();
  const [scenarios, setScenarios] = useState<Readonly<Record<(typeof SIDES)[number], Scenario>>>({
    a: AS_PLANNED,
    b: AS_PLANNED,
  });
  const [dollarCost, setDollarCost] = useState(0);
  const worst = useWatch({
    compute: ({ production }: ActivityValues) => {
      const planned = production.find(({ main }) => main) ?? production[0];
      const { years, productName } = proposedFor(proposals, planned?.productName ?? null);
      const known = years[activity.yieldOf] ?? [];
      const fall = worstYear(planned?.quantities[activity.yieldOf], known);
      return fall === null ? null : { fall, product: productName, count: known.length };
    },
  });
  return (
    <Card title={t('sections.scenarios')} aside={kept ? undefined : t('scenarios.saveFirst')}>
      <Pair>
        {SIDES.map((name) => (
          <Side key={name} aria-label={t(`scenarios.${name}`)}>
            <Name>{t(`scenarios.${name}`)}</Name>
            {kept && (
              <KeptScenarioBar
                kept={kept}
                scenario={scenarios[name]}
                dollarCost={dollarCost}
                sideName={t(`scenarios.${name}`)}
                onOpen={({ price, yield: yields, cost, exchange, dollarCost: inDollars }) => {
                  setScenarios((now) => ({ ...now, [name]: { price, yield: yields, cost, exchange } }));
                  setDollarCost(inDollars);
                }}
              />
            )}
            <ScenarioControls
              scenario={scenarios[name]}
              onChange={(next) => setScenarios((now) => ({ ...now, [name]: next }))}
            />
            <Acts>
              <Button
                {...SMALL_BUTTON}
                onClick={() => setScenarios((now) => ({ ...now, [name]: AS_PLANNED }))}
              >
                {t('scenarios.asPlanned')}
              </Button>
              {worst !== null && (
                <Button
                  {...SMALL_BUTTON}
                  onClick={() =>
                    setScenarios((now) => ({ ...now, [name]: { ...now[name], yield: worst.fall } }))
                  }
                >
                  {t('scenarios.worst', { count: worst.count, product: worst.product })}
                </Button>
              )}
            </Acts>
          </Side>
        ))}
      </Pair>
      <div style={{ maxWidth: 320, marginBottom: 16 }}>
        <PercentOfPlan
          label={t('scenarios.dollarCost')}
          helper={t('scenarios.dollarCostHelp')}
          value={dollarCost}
          decimals={0}
          most={100}
          onChange={setDollarCost}
        />
      </div>
      <ScenarioFigures scenarios={scenarios} dollarCost={dollarCost} />
    </Card>
  );
}

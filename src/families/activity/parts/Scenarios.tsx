import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { NumberControl } from '@/platform/forms/fields/NumberField';
import { headOf } from '@/platform/grid/columnSpec';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { typeStep } from '@/platform/theme/typography';
import { useActivity } from '../activityContext';
import { type ActivityValues, summaryOf } from '../activityValues';
import { AS_PLANNED, type Outcome, outcomeOf, type Scenario, worstYear } from '../rules/scenario';
import { KeptScenarioBar } from './KeptScenarioBar';
import { ScenarioControls } from './ScenarioControls';
import { SensitivityTable } from './SensitivityTable';
import { useActivityWords } from './words';

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
const Table = styled('h3')({ ...typeStep('bodyStrong'), margin: '16px 0 4px' });

const UNKNOWN = '–';
const NAMES = ['a', 'b'] as const;
const SMALL_BUTTON = { size: 'small', variant: 'outlined' } as const;

const money = (cents: number | null) => (cents === null ? UNKNOWN : formatCents(Math.round(cents)));
const number = (value: number | null) => (value === null ? UNKNOWN : formatNumber(value, { decimals: 2 }));

/** Two scenarios of the plan side by side, and what each price and yield around the first would leave. */
export function Scenarios() {
  const { t } = useTranslation('activity');
  const { activity, proposals, kept } = useActivity();
  const { unitName } = useActivityWords();
  const values = useWatch<ActivityValues>() as ActivityValues;
  const [scenarios, setScenarios] = useState<Readonly<Record<(typeof NAMES)[number], Scenario>>>({
    a: AS_PLANNED,
    b: AS_PLANNED,
  });
  const [dollarCost, setDollarCost] = useState(0);
  const drawn = useDeferredValue(scenarios.a);
  const later = useDeferredValue(values);
  const { area, unit } = summaryOf(activity, values);
  const planned = values.production.find(({ main }) => main) ?? values.production[0];
  const worst = worstYear(planned?.quantities[activity.yieldOf], proposals.years[activity.yieldOf] ?? []);
  const outcomes = [AS_PLANNED, scenarios.a, scenarios.b].map((one) =>
    outcomeOf(activity, values, one, dollarCost),
  );
  const reais = (label: string) => headOf({ field: 'value', header: label, kind: 'money' });
  const perUnit = unit === null ? '' : unitName(unit);
  const lines: readonly (readonly [string, (outcome: Outcome) => string])[] = [
    [reais(t('summary.income')), ({ income }) => money(income)],
    [reais(t('summary.expense')), ({ expense }) => money(expense)],
    [reais(t('summary.margin')), ({ margin }) => money(margin)],
    ...(area === null
      ? []
      : [
          [reais(t('summary.marginHa')), ({ marginHa }: Outcome) => money(marginHa)] as const,
          [
            t('scenarios.breakEvenHa', { unit: perUnit }),
            ({ breakEvenHa }: Outcome) => number(breakEvenHa),
          ] as const,
        ]),
    [t('scenarios.breakEvenPrice', { unit: perUnit }), ({ breakEvenPrice }) => number(breakEvenPrice)],
  ];
  return (
    <Card title={t('sections.scenarios')} aside={kept ? undefined : t('scenarios.saveFirst')}>
      <Pair>
        {NAMES.map((name) => (
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
                  onClick={() => setScenarios((now) => ({ ...now, [name]: { ...now[name], yield: worst } }))}
                >
                  {t('scenarios.worst', { count: proposals.years[activity.yieldOf]?.length ?? 0 })}
                </Button>
              )}
            </Acts>
          </Side>
        ))}
      </Pair>
      <div style={{ maxWidth: 320, marginBottom: 16 }}>
        <NumberControl
          label={t('scenarios.dollarCost')}
          helper={t('scenarios.dollarCostHelp')}
          value={dollarCost}
          unit="%"
          decimals={0}
          most={100}
          onChange={(next) => setDollarCost(next ?? 0)}
        />
      </div>
      <FigureScroll role="region" aria-label={t('scenarios.compared')} tabIndex={0}>
        <FigureTable>
          <thead>
            <tr>
              <th className="text" scope="col">
                {t('scenarios.figure')}
              </th>
              <th scope="col">{t('scenarios.plan')}</th>
              {NAMES.map((name) => (
                <th key={name} scope="col">
                  {t(`scenarios.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([label, write]) => (
              <tr key={label}>
                <th className="text" scope="row">
                  {label}
                </th>
                {outcomes.map((outcome, at) => (
                  <td key={at === 0 ? 'plan' : NAMES[at - 1]}>{write(outcome)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </FigureScroll>
      <Table>{t('sensitivity.title')}</Table>
      <SensitivityTable activity={activity} values={later} scenario={drawn} dollarCost={dollarCost} />
    </Card>
  );
}

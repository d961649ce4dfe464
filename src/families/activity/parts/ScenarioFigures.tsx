import { styled } from '@mui/material/styles';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { headOf } from '@/platform/grid/columnSpec';
import { typeStep } from '@/platform/theme/typography';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { stackedRows } from '@/platform/ui/stackedRows';
import { useActivity } from '../activityContext';
import { type ActivityValues, summaryOf } from '../activityValues';
import { AS_PLANNED, type Outcome, outcomeOf, type Scenario } from '../rules/scenario';
import { SensitivityTable } from './SensitivityTable';
import { usePlanValues } from './usePlanValues';
import { useActivityWords } from './words';

const SideBySide = styled(FigureTable)(({ theme }) => stackedRows(theme, 'repeat(3, minmax(0, 1fr))'));
const Table = styled('h3')({ ...typeStep('bodyStrong'), margin: '16px 0 4px' });

const UNKNOWN = '–';
export const SIDES = ['a', 'b'] as const;

const money = (cents: number | null) => (cents === null ? UNKNOWN : formatCents(Math.round(cents)));
const number = (value: number | null) => (value === null ? UNKNOWN : formatNumber(value, { decimals: 2 }));
const reais = (label: string) => headOf({ field: 'value', header: label, kind: 'money' });

interface ScenarioFiguresProps {
  readonly scenarios: Readonly<Record<(typeof SIDES)[number], Scenario>>;
  /** Percent of the costs that follow the dollar. */
  readonly dollarCost: number;
}

/** What the plan and its two scenarios come to, and the margin at other prices and yields around the first. */
export function ScenarioFigures({ scenarios, dollarCost }: ScenarioFiguresProps) {
  const { t } = useTranslation('activity');
  const { activity } = useActivity();
  const values = usePlanValues();
  const drawn = useDeferredValue(scenarios.a);
  return (
    <>
      <Compared values={values} scenarios={scenarios} dollarCost={dollarCost} />
      <Table>{t('sensitivity.title')}</Table>
      <SensitivityTable activity={activity} values={values} scenario={drawn} dollarCost={dollarCost} />
    </>
  );
}

interface ComparedProps extends ScenarioFiguresProps {
  readonly values: ActivityValues;
}

const Compared = memo(function Compared({ values, scenarios, dollarCost }: ComparedProps) {
  const { t } = useTranslation('activity');
  const { activity } = useActivity();
  const { unitName } = useActivityWords();
  const { area, unit } = summaryOf(activity, values);
  const outcomes = [AS_PLANNED, scenarios.a, scenarios.b].map((one) =>
    outcomeOf(activity, values, one, dollarCost),
  );
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
    <FigureScroll role="region" aria-label={t('scenarios.compared')} tabIndex={0}>
      <SideBySide>
        <thead>
          <tr>
            <th className="text whole" scope="col">
              {t('scenarios.figure')}
            </th>
            <th scope="col">{t('scenarios.plan')}</th>
            {SIDES.map((name) => (
              <th key={name} scope="col">
                {t(`scenarios.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([label, write]) => (
            <tr key={label}>
              <th className="text whole" scope="row">
                {label}
              </th>
              {outcomes.map((outcome, at) => (
                <td key={at === 0 ? 'plan' : SIDES[at - 1]}>{write(outcome)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </SideBySide>
    </FigureScroll>
  );
});

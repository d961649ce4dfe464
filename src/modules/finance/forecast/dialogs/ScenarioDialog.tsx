import { useTranslation } from 'react-i18next';
import { styled } from '@mui/material/styles';
import { today } from '@/platform/format/date';
import { firstDayOf, formatMonth, isMonth, type Month, monthOf } from '@/platform/format/month';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import type { AppError } from '@/platform/http/appError';
import { Banner } from '@/platform/ui/Banner';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import type { FlowBasis } from '../../cashFlow/cashFlowTypes';
import { createScenario } from '../forecastService';
import { scenariosWritten } from '../forecastSlice';
import type { ForecastLine, Scenario } from '../forecastTypes';
import { changedLine } from '../rules/changedLine';
import { movedLines, YEAR } from '../rules/forecast';
import { linesFromPayments, yearBefore } from '../rules/start';
import type { ScenarioForm } from './forecastForms';
import { HeadFields } from './HeadFields';
import { LineFields } from './LineFields';
import { STARTS } from './starts';
import { useFormerPayments } from './useFormerPayments';

const Wide = styled('div')({ gridColumn: '1 / -1' });

interface ScenarioDialogProps {
  readonly startMonth: Month;
  readonly ratings: FlowBasis['ratings'];
  readonly copied: Scenario | null;
  readonly onDone: (id: number | null) => void;
  readonly onClose: () => void;
}

const refusal = (message: string): AppError => ({
  kind: 'validation',
  status: 400,
  fields: { begin: [message] },
});

/** A scenario out of the year before, of another scenario, or of a first line. */
export function ScenarioDialog({ startMonth, ratings, copied, onDone, onClose }: ScenarioDialogProps) {
  const { t } = useTranslation('financeForecast');
  const dispatch = useAppDispatch();
  const offered = STARTS.filter((start) => start !== 'COPY' || copied !== null);
  const form = useAppForm<ScenarioForm>({
    schema: async (values) => (await import('./forecastForms')).scenarioSchema(values) as never,
    defaultValues: {
      name: '',
      startMonth,
      monthCount: copied?.monthCount ?? YEAR,
      opening: copied?.opening ?? null,
      begin: 'LAST_YEAR',
      income: 0,
      expense: 0,
      line: {
        name: '',
        side: 'EXPENSE',
        ratingId: null,
        cents: null,
        first: firstDayOf(startMonth),
        recurrence: 'MONTHLY',
        until: null,
      },
    },
    draft: { key: 'previsao.novo-cenario' },
  });
  const [begin, typedStart] = form.watch(['begin', 'startMonth']);
  const former = useFormerPayments(typedStart);
  const { first, last } = yearBefore(isMonth(typedStart) ? typedStart : monthOf(today()), today());
  const linesOf = (values: ScenarioForm): readonly ForecastLine[] => {
    if (values.begin === 'LINE') return [changedLine(null, values.line, crypto.randomUUID())];
    if (values.begin === 'COPY')
      return copied ? movedLines(copied.lines, copied.startMonth, values.startMonth) : [];
    const { basis } = former;
    if (!basis) throw refusal(t('scenario.notLoaded'));
    const names = new Map(basis.ratings.map(({ id, name }) => [id, name]));
    const lines = linesFromPayments(
      basis.items,
      { plan: values, today: today(), growth: values },
      (id) => (id === null ? undefined : names.get(id)) ?? t('unrated'),
    );
    if (lines.length === 0) throw refusal(t('scenario.nothingPaid'));
    return lines;
  };
  const save = async (values: ScenarioForm) => {
    const id = await createScenario({ ...values, lines: linesOf(values) });
    toast({ tone: 'success', text: t('scenario.done', { name: values.name }) });
    onClose();
    onDone(id);
    dispatch(scenariosWritten());
  };
  return (
    <FormDialog form={form} title={t('scenario.title')} onSubmit={save} onClose={onClose}>
      <FieldGrid>
        <HeadFields inBanks={former.inBanks} />
        <Wide>
          <RadioField
            name="begin"
            label={t('scenario.start')}
            options={offered.map((id) => ({
              id,
              name: t(`scenario.starts.${id}`, {
                first: formatMonth(first),
                last: formatMonth(last),
                name: copied?.name ?? '',
              }),
            }))}
          />
        </Wide>
        {begin === 'LAST_YEAR' && (
          <>
            {former.failed && (
              <Wide>
                <Banner
                  tone="warning"
                  fact={t('scenario.notLoaded')}
                  action={{ label: t('again'), onClick: former.retry }}
                />
              </Wide>
            )}
            <NumberField
              name="income"
              label={t('scenario.income')}
              unit="%"
              negative
              required
              helper={t('scenario.growthHelp')}
            />
            <NumberField name="expense" label={t('scenario.expense')} unit="%" negative required />
          </>
        )}
        {begin === 'LINE' && <LineFields at="line." ratings={ratings} />}
      </FieldGrid>
    </FormDialog>
  );
}

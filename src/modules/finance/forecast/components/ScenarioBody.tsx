import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { today } from '@/platform/format/date';
import { href } from '@/platform/routing/href';
import { layout } from '@/platform/theme/tokens';
import { Banner } from '@/platform/ui/Banner';
import type { ForecastLine, Scenario } from '../forecastTypes';
import { yearOf } from '../rules/forecast';
import { Comparison } from './Comparison';
import { LinesSheet } from './LinesSheet';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });

interface ScenarioBodyProps {
  readonly scenario: Scenario;
  readonly scenarios: readonly Scenario[];
  readonly paid: {
    readonly results: readonly (number | null)[];
    readonly failed: boolean;
    readonly retry: () => void;
  };
  readonly onSave: (lines: readonly ForecastLine[]) => Promise<unknown>;
  readonly onOpen: (line: ForecastLine) => void;
}

/** The lines of a scenario, and how it compares; banners say where it stands and what is missing. */
export function ScenarioBody({ scenario, scenarios, paid, onSave, onOpen }: ScenarioBodyProps) {
  const { t } = useTranslation('financeForecast');
  const navigate = useNavigate();
  const year = yearOf(scenario.startMonth);
  const flow = year <= yearOf(today()) ? {} : { ano: year };
  return (
    <Stack>
      {scenario.chosen && (
        <Banner
          tone="success"
          fact={t('chosen.fact')}
          action={{
            label: t('chosen.link'),
            onClick: () => void navigate(href('financeCashFlow', {}, flow)),
          }}
        />
      )}
      {scenario.unread.length > 0 && (
        <Banner tone="warning" fact={t('unread', { count: scenario.unread.length })} />
      )}
      {paid.failed && (
        <Banner tone="warning" fact={t('paidFailed')} action={{ label: t('again'), onClick: paid.retry }} />
      )}
      <LinesSheet key={scenario.id} scenario={scenario} paid={paid.results} onSave={onSave} onOpen={onOpen} />
      <Comparison scenario={scenario} scenarios={scenarios} paid={paid.results} />
    </Stack>
  );
}

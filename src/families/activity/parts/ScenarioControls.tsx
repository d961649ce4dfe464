import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '../rules/scenario';
import { PercentOfPlan } from './PercentOfPlan';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 128px',
  alignItems: 'center',
  gap: 16,
  padding: '0 4px 0 10px',
});

const CHANGES = ['price', 'yield', 'cost', 'exchange'] as const;
const MOST = 50;
const MOST_TYPED = 500;

interface ScenarioControlsProps {
  readonly scenario: Scenario;
  readonly onChange: (scenario: Scenario) => void;
}

/** Price, yield, costs and dollar of a scenario, each by a slider or typed. */
export function ScenarioControls({ scenario, onChange }: ScenarioControlsProps) {
  const { t } = useTranslation('activity');
  return CHANGES.map((name) => {
    const value = scenario[name];
    const set = (next: number) => onChange({ ...scenario, [name]: Math.max(next, -100) });
    return (
      <Row key={name}>
        <Slider
          size="small"
          min={-MOST}
          max={MOST}
          step={1}
          value={Math.min(MOST, Math.max(-MOST, value))}
          aria-label={t(`scenarios.${name}`)}
          onChange={(_, next) => set(next)}
        />
        <PercentOfPlan
          label={t(`scenarios.${name}`)}
          value={value}
          decimals={1}
          minDecimals={0}
          negative
          most={MOST_TYPED}
          onChange={set}
        />
      </Row>
    );
  });
}

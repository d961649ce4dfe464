import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '../rules/scenario';
import { formatPercent } from '@/platform/format/percent';
import { PercentOfPlan } from './PercentOfPlan';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 128px',
  alignItems: 'center',
  gap: 16,
  padding: '0 4px 0 10px',
});

const CHANGES = ['price', 'yield', 'cost', 'exchange'] as const;
const NO_CHANGE = [{ value: 0 }];
const MOST = 50;
const MOST_TYPED = 500;

/** The track runs from no change, in the middle, to the change. */
const track = (change: number) => {
  const from = 50 + Math.min(0, change) * (50 / MOST);
  return { left: `${from}%`, width: `${Math.abs(change) * (50 / MOST)}%` };
};
const spoken = (change: number) => `${change > 0 ? '+' : ''}${formatPercent(change, { decimals: 0 })}`;

interface ScenarioControlsProps {
  readonly scenario: Scenario;
  readonly onChange: (scenario: Scenario) => void;
}

/** Price, yield, costs and dollar of a scenario, each by a slider or typed. */
export function ScenarioControls({ scenario, onChange }: ScenarioControlsProps) {
  const { t } = useTranslation('activity');
  return CHANGES.map((name) => {
    const value = scenario[name];
    const shown = Math.min(MOST, Math.max(-MOST, value));
    const set = (next: number) => onChange({ ...scenario, [name]: Math.max(next, -100) });
    return (
      <Row key={name}>
        <Slider
          min={-MOST}
          max={MOST}
          step={1}
          value={shown}
          marks={NO_CHANGE}
          getAriaValueText={spoken}
          slotProps={{ track: { style: track(shown) } }}
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

import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import OpacityOutlined from '@mui/icons-material/OpacityOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { roundHalfAway } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import type { StatusLook } from '@/platform/theme/status';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { IconAction } from '@/platform/ui/IconAction';
import { StatusChip } from '@/platform/ui/StatusChip';
import { ArithmeticDialog } from '../dialogs/ArithmeticDialog';
import { type FigureName, figuresOf } from '../figures';
import type { Computed } from '../rules/compute';
import { plotTitle } from '../plotName';
import type { IrrigationState } from '../rules/balance';

const stateLook: Record<IrrigationState, StatusLook> = {
  EXCESS: { tone: 'info', variant: 'soft', icon: OpacityOutlined },
  COMFORTABLE: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  IRRIGATE: { tone: 'warning', variant: 'soft', icon: WaterDropOutlined },
  DEFICIT: { tone: 'danger', variant: 'solid', icon: ErrorOutlineOutlined },
};

const Figures = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  marginTop: 10,
});
const Figure = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minHeight: 44,
  padding: '6px 8px',
  borderRadius: radius.chip,
  border: `1px solid ${theme.tokens.border}`,
  textAlign: 'left',
  '& .label': { ...typeStep('caption'), color: theme.tokens.textMuted },
  '& .value': { ...typeStep('bodyStrong'), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '&:hover': { borderColor: theme.tokens.borderStrong },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 1 },
}));
const Line = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '6px 0 0',
  color: theme.tokens.textMuted,
}));

/** As the occurrence names them. */
const SYSTEM_SLUGS = { PIVOT: 'pivo', SPRINKLER: 'aspersao', DRIP: 'gotejamento', FURROW: 'sulco' } as const;

/** What is advised, for the form of the occurrence: the water that has to leave the system, on the irrigated area. */
function adviceOf({ plot, gross }: Computed) {
  const { system } = plot.settings;
  return {
    talhao: plot.id,
    novo: 'irrigacao',
    ...(system === null ? {} : { 'campo-system': SYSTEM_SLUGS[system] }),
    ...(gross === null || gross <= 0 ? {} : { 'campo-mm': roundHalfAway(gross, 2) }),
    ...(plot.hectares === null ? {} : { 'campo-area': plot.hectares }),
  };
}

interface PlotCardProps {
  readonly computed: Computed;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onSettings: () => void;
}

/** One plot: how it stands and its figures, each of which opens its arithmetic. */
export function PlotCard({ computed, chosen, onChoose, onSettings }: PlotCardProps) {
  const { t } = useTranslation('agricultureIrrigation');
  const navigate = useNavigate();
  const mayWrite = useHoldsMenuKey()('AGRICULTURE_OCCURRENCE');
  const [openFigure, setOpenFigure] = useState<FigureName | null>(null);
  const { plot, now, state, degrees, unread, daysLeft } = computed;
  const station = plot.station?.name ?? '';
  return (
    <Card
      title={plot.name}
      aside={plot.farmName}
      actions={
        <>
          {mayWrite && (
            <IconAction
              label={t('register', { name: plotTitle(plot) })}
              icon={<WaterDropOutlined />}
              onClick={() =>
                void navigate(href('agricultureOccurrences', { id: 'nova' }, adviceOf(computed)))
              }
            />
          )}
          <IconAction
            label={chosen ? t('chartShown') : t('showChart', { name: plotTitle(plot) })}
            icon={<InsightsOutlined color={chosen ? 'primary' : 'inherit'} />}
            onClick={onChoose}
          />
          <IconAction
            label={t('settings.open', { name: plotTitle(plot) })}
            icon={<SettingsOutlined />}
            onClick={onSettings}
          />
        </>
      }
    >
      <StatusChip {...stateLook[state]} label={t(`states.${state}`)} />
      <Line>
        {[
          plot.cropName,
          t(degrees ? 'stageByDegrees' : 'stageByDays', { code: now.needs.code }),
          daysLeft === null
            ? t('daysLeft.beyond')
            : daysLeft === 0
              ? t('daysLeft.none')
              : t('daysLeft.some', { count: daysLeft }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Line>
      <Figures>
        {figuresOf(computed).map(({ name, value }) => (
          <Figure
            key={name}
            onClick={() => setOpenFigure(name)}
            aria-label={t('openArithmetic', { figure: t(`figures.${name}`), value })}
          >
            <span className="label">{t(`figures.${name}`)}</span>
            <span className="value">{value}</span>
          </Figure>
        ))}
      </Figures>
      <Line>
        {t(`stationChoice.${plot.station?.choice ?? 'NEAREST'}`, { station })}{' '}
        {unread > 0 && t('unread', { count: unread })}
      </Line>
      {openFigure && (
        <ArithmeticDialog computed={computed} figure={openFigure} onClose={() => setOpenFigure(null)} />
      )}
    </Card>
  );
}

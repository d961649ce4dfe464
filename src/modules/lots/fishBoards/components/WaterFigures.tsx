import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Figure, Figures } from '@/families/dashboard/Figures';
import type { StatusLook } from '@/platform/theme/status';
import { StatusChip } from '@/platform/ui/StatusChip';
import {
  ageText,
  ammoniaFormula,
  dawnFormula,
  limitsText,
  magnitudeText,
  nowNote,
  UNKNOWN,
  waterText,
  waterUnit,
} from '../fishWords';
import type { WaterPlace } from '../rules/pondWater';
import type { PondView } from '../rules/problems';

const Lines = styled('span')({ display: 'grid', gap: 2, justifyItems: 'start' });

const PLACES = {
  critical: { tone: 'danger', variant: 'soft', icon: ReportOutlined },
  outside: { tone: 'warning', variant: 'soft', icon: WarningAmberOutlined },
  ideal: { tone: 'success', variant: 'text', icon: CheckCircleOutlined },
} as const satisfies Record<WaterPlace, StatusLook>;

function Note({ place, text }: { readonly place: WaterPlace | null; readonly text: string }) {
  const { t } = useTranslation('fishBoards');
  return (
    <Lines>
      {place && <StatusChip {...PLACES[place]} label={t(`place.${place}`)} />}
      {text}
    </Lines>
  );
}

/** The water of a pond now against its limits, with the age of each reading, and the oxygen of the next dawn. */
export function WaterFigures({ view, large = false }: { readonly view: PondView; readonly large?: boolean }) {
  const { t } = useTranslation('fishBoards');
  const { now, ammonia, dawn, pond, serverTime } = view;
  const shared = { unknown: UNKNOWN, large };
  const limits = now.find(({ magnitude }) => magnitude === 'DISSOLVED_OXYGEN')?.limits ?? null;
  return (
    <Figures least={large ? 148 : 112}>
      {now.map((one) => (
        <Figure
          key={one.magnitude}
          {...shared}
          label={magnitudeText(t, one.magnitude)}
          value={one.value === null ? '' : waterText(one.magnitude, one.value)}
          unit={waterUnit(one.magnitude)}
          note={<Note place={one.place} text={nowNote(t, one, serverTime)} />}
        />
      ))}
      <Figure
        {...shared}
        label={t('figure.ammonia')}
        value={ammonia?.free == null ? '' : waterText('UNIONIZED_AMMONIA', ammonia.free)}
        unit="mg/L"
        note={
          ammonia ? (
            <Note
              place={ammonia.place}
              text={[
                t('now.total', {
                  total: waterText('TOTAL_AMMONIA', ammonia.total),
                  age: ageText(t, serverTime - ammonia.at),
                }),
                ammonia.free === null ? t('now.noPh') : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ) : (
            t('now.noAmmonia')
          )
        }
        {...(ammonia ? { formula: ammoniaFormula(t, ammonia) } : {})}
      />
      {(pond.oxygen !== null || large) && (
        <Figure
          {...shared}
          label={t('figure.dawn')}
          value={dawn ? waterText('DISSOLVED_OXYGEN', dawn.expected) : ''}
          unit="mg/L"
          note={
            dawn ? (
              <Note
                place={dawn.place}
                text={[
                  limitsText(t, 'DISSOLVED_OXYGEN', limits),
                  t('now.worst', { value: waterText('DISSOLVED_OXYGEN', dawn.worst) }),
                ].join(' · ')}
              />
            ) : (
              t('now.noDawn')
            )
          }
          {...(dawn ? { formula: dawnFormula(t, dawn) } : {})}
        />
      )}
    </Figures>
  );
}

import AirOutlined from '@mui/icons-material/AirOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureTableCard } from '@/families/dashboard/FigureTableCard';
import type { StatusLook } from '@/platform/theme/status';
import { StatusChip } from '@/platform/ui/StatusChip';
import { ratioText } from '../../poultryDashboard/words';
import type { WaterPonds } from '../fishBoardTypes';
import { ageText, UNKNOWN, waterText } from '../fishWords';
import { byDawn, type Dawn, dawnOf } from '../rules/dawn';
import { limitsOf, newestReading } from '../rules/pondWater';

const LOOKS = {
  aerate: { tone: 'danger', variant: 'soft', icon: ReportOutlined },
  watch: { tone: 'warning', variant: 'soft', icon: AirOutlined },
  fine: { tone: 'success', variant: 'text', icon: CheckCircleOutlined },
  noLimits: { tone: 'neutral', variant: 'outline', icon: HelpOutlineOutlined },
} as const satisfies Record<string, StatusLook>;

const VERDICTS = { critical: 'aerate', outside: 'watch', ideal: 'fine' } as const;
const verdictOf = ({ place }: Dawn): keyof typeof LOOKS => (place === null ? 'noLimits' : VERDICTS[place]);

/** The oxygen that each pond is expected to have at the next dawn: those to aerate first stand first. */
export function NightsCard({ board }: { readonly board: WaterPonds }) {
  const { t } = useTranslation('fishBoards');
  const { ponds, serverTime } = board;
  const rows = useMemo(
    () =>
      byDawn(
        ponds.map((pond) => ({
          pond,
          dawn: dawnOf(pond.oxygen, serverTime, limitsOf(pond.waterSet, 'DISSOLVED_OXYGEN')),
        })),
      ),
    [ponds, serverTime],
  );
  const oxygen = (value: number) => waterText('DISSOLVED_OXYGEN', value);
  return (
    <FigureTableCard
      title={t('waterPage.nights')}
      aside={t('waterPage.nightsAside')}
      heads={[
        t('waterPage.heads.pond'),
        { label: t('waterPage.heads.verdict'), kind: 'text' },
        t('waterPage.heads.expected'),
        t('waterPage.heads.worst'),
        t('waterPage.heads.evening'),
        t('waterPage.heads.drop'),
      ]}
      rows={rows.map(({ pond, dawn }) => {
        const { id, name } = pond;
        if (dawn) {
          const verdict = verdictOf(dawn);
          return {
            id,
            name,
            cells: [
              <StatusChip key={verdict} {...LOOKS[verdict]} label={t(`waterPage.${verdict}`)} />,
              oxygen(dawn.expected),
              oxygen(dawn.worst),
              ratioText(dawn.from.value),
              ratioText(dawn.drop),
            ],
          };
        }
        const last = pond.oxygen && newestReading(pond.oxygen);
        const why = pond.oxygen
          ? [
              t('waterPage.noNights'),
              last ? t('waterPage.last', { age: ageText(t, serverTime - last.at) }) : '',
            ]
              .filter(Boolean)
              .join(' · ')
          : t('waterPage.noOxygen');
        return { id, name, cells: [why, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN] };
      })}
    />
  );
}

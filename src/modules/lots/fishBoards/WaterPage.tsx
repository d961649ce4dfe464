import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequiredChoice } from '@/domain/selection/useRequiredChoice';
import { DashboardBody } from '@/families/dashboard/DashboardBody';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { usePoll } from '@/platform/store/usePoll';
import { useQuery } from '@/platform/store/useQuery';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { NightsCard } from './components/NightsCard';
import { WaterCharts } from './components/WaterCharts';
import type { WaterBoard, WaterPond, WaterPonds } from './fishBoardTypes';
import { waterPondsState, waterState } from './fishBoardsState';

const PERIODS = [1, 7, 30] as const;
type Period = (typeof PERIODS)[number];
const DAY_MS = 86_400_000;
const EACH_MINUTE = 60_000;
const NONE: readonly WaterPond[] = [];

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  marginBottom: 12,
  '& [data-blank]': { display: 'none' },
  '& > .pond': { flex: '0 1 320px', minWidth: 0 },
});
const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Line = styled('p')(({ theme }) => ({ ...typeStep('body'), margin: 0, color: theme.tokens.textMuted }));

const periodOf = (text: string | null): Period => PERIODS.find((period) => String(period) === text) ?? 1;

/** The pond that the page opens on: the first with sensors and a lot, else with sensors, else with a lot, else the first. */
function firstPond(ponds: readonly WaterPond[]): WaterPond | undefined {
  const worth = ({ hasSensors, lotNumber }: WaterPond) => (hasSensors ? 2 : 0) + (lotNumber === '' ? 0 : 1);
  return ponds.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** What was measured of one pond in the period. */
function Charts({ board, period }: { readonly board: WaterBoard; readonly period: Period }) {
  const { t } = useTranslation('fishBoards');
  // A month of readings is drawn in slices, between other things: the page answers meanwhile.
  const drawn = useDeferredValue(board);
  const days = useDeferredValue(period);
  const from = drawn.serverTime - days * DAY_MS;
  const none = drawn.sensors.length === 0 && !drawn.measures.some(({ at }) => at >= from);
  return (
    <>
      <Line>{drawn.waterSet ? t('waterPage.set', { name: drawn.waterSet.name }) : t('waterPage.noSet')}</Line>
      {none ? (
        <EmptyState title={t('waterPage.none.title')} text={t('waterPage.none.text')} />
      ) : (
        <WaterCharts water={drawn} from={from} serverTime={drawn.serverTime} />
      )}
    </>
  );
}

function Board({ ponds }: { readonly ponds: WaterPonds }) {
  const { t } = useTranslation('fishBoards');
  const { text, set } = useAddressValues();
  const options = ponds.ponds.map(({ id, name, lotNumber }) => ({
    id,
    name: lotNumber === '' ? name : t('lot.heading', { pond: name, number: lotNumber }),
  }));
  const chosen = useRequiredChoice('pond', 'viveiro', {
    options,
    loading: false,
    failed: false,
    onRetry: () => undefined,
  });
  const period = periodOf(text('periodo'));
  const known = options.find(({ id }) => String(id) === chosen.id);
  const pond = chosen.id === null && !chosen.unknown ? firstPond(ponds.ponds) : known;
  const answer = useQuery(waterState, pond ? { fishPondId: pond.id, days: period } : null);
  usePoll(answer.retry, EACH_MINUTE);
  return (
    <>
      <Bar>
        <div className="pond">
          <AutocompleteControl
            label={t('waterPage.pond')}
            value={pond ? pond.id : null}
            options={options}
            onChange={chosen.choose}
          />
        </div>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('waterPage.period')}
          value={period}
          onChange={(_, next: Period | null) => next && set({ periodo: String(next) }, { push: true })}
        >
          {PERIODS.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`waterPage.days.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Bar>
      <Parts>
        <NightsCard board={ponds} />
        {pond ? (
          <DashboardBody answer={answer} skeleton={<SkeletonBlock height={480} radius={10} />}>
            {(board) => <Charts board={board} period={period} />}
          </DashboardBody>
        ) : (
          <EmptyState title={t('waterPage.unknown.title')} text={t('waterPage.unknown.text')} />
        )}
      </Parts>
    </>
  );
}

/** The water of the ponds: what dawn is expected to bring each, and one pond by the hour with its limits. */
export function Component() {
  const { t } = useTranslation('fishBoards');
  const answer = useQuery(waterPondsState, undefined);
  const ponds = answer.data?.ponds ?? NONE;
  return (
    <>
      <PageHead title={t('waterPage.title')} subtitle={t('waterPage.subtitle')} />
      <DashboardBody answer={answer} skeleton={<SkeletonBlock height={480} radius={10} />}>
        {(board) =>
          ponds.length === 0 ? (
            <EmptyState title={t('waterPage.noPonds.title')} text={t('waterPage.noPonds.text')} />
          ) : (
            <Board ponds={board} />
          )
        }
      </DashboardBody>
    </>
  );
}

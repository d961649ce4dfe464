import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { today } from '@/platform/format/date';
import { href } from '@/platform/routing/href';
import { useList } from '@/platform/store/useResource';
import { subjectOf } from './fishLotWire';
import { LotOccurrences } from './LotOccurrences';
import { feedingSets, fish, fishLotChoices } from './occurrencesSlice';
import { biomassOn } from './parts/fishSubject';
import { daysSince } from './parts/shared';
import { useFeedPrices } from './useFeedPrices';

/** What happens in the lots of fish, each known with the set that it is fed by. */
export function Component() {
  const { t } = useTranslation('lotOccurrences');
  const navigate = useNavigate();
  const { rows: read, list, retry } = useList(fish.lots, undefined);
  const { rows: sets } = useList(feedingSets, undefined);
  const prices = useFeedPrices();
  const lots = useMemo(
    () =>
      read.map((lot) => {
        const subject = subjectOf(lot, sets);
        const share = lot.startDate === null ? null : biomassOn(subject, daysSince(lot.startDate, today()));
        return { ...lot, fish: subject.fish, share, feedPrices: prices };
      }),
    [read, sets, prices],
  );
  const choices = useList(fishLotChoices, undefined);
  const sources = useMemo(() => {
    const { rows, list: read, retry: onRetry } = choices;
    const state = { loading: read.status === 'loading', failed: read.status === 'failed', onRetry };
    const options = rows.map(({ id, name: number, fishPondName, status }) => {
      const name = t('lotName', { place: fishPondName, number });
      if (status === 'IN_PROGRESS') return { id, name };
      const reason = t(`notHoused.${status}`);
      return { id, name: `${name} (${reason})`, disabledReason: reason };
    });
    return { fishLots: { ...state, options } };
  }, [choices, t]);
  return (
    <LotOccurrences
      world="fish"
      state={fish}
      base={href('lotsFishOccurrences')}
      lots={lots}
      lotsState={{ status: list.status, error: list.error, onRetry: retry }}
      sources={sources}
      actions={[
        {
          label: t('feedingRound'),
          icon: <ChecklistOutlined />,
          onClick: () => void navigate(href('lotsFishRound')),
        },
      ]}
    />
  );
}

import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfflinePage } from '@/platform/connection/useOfflinePage';
import { addDays, isLocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { DateControl } from '@/platform/forms/fields/DateField';
import { usePreloadedForm } from '@/platform/forms/usePreloadedForm';
import { OutboxStrip } from '@/platform/outbox/OutboxStrip';
import { PageLink } from '@/platform/routing/pageLink';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { Banner } from '@/platform/ui/Banner';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useToday } from '@/platform/ui/useToday';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { useQuery } from '@/platform/store/useQuery';
import { useDataTime } from '@/platform/widgets/WidgetTime';
import { RoundForm } from './components/RoundForm';
import { sendWaiting } from './roundSending';
import type { RoundShape, RoundWorld } from './roundWorld';

const DAY = 'dia';
const loadSchema = () => import('./roundSchema');
/** How far back a forgotten round is written down here; older days belong to the occurrences. */
const DAYS_BACK = 7;
const Turned = styled('div')({ marginBottom: 12 });

/** A day's round of poultry or fish: every place in one go, kept on this device where there is no network. */
export function RoundOfDay<S extends RoundShape>({ world }: { readonly world: RoundWorld<S> }) {
  const isPoultry = world.name === 'poultry';
  useOfflinePage();
  const { t } = useTranslation('lotRound');
  const { t: type } = useTranslation('lotOccurrences');
  const dispatch = useAppDispatch();
  const { text, set } = useAddressValues();
  const requested = text(DAY);
  const now = useToday();
  const first = addDays(now, -DAYS_BACK);
  // A round that goes past midnight stays that of the day on which it was begun, and the page says so.
  const [opened, setOpened] = useState(now);
  const day =
    requested !== null && isLocalDate(requested) && requested <= now && requested >= first
      ? requested
      : opened;
  const answer = useQuery(world.state, undefined);
  const { data, retry } = answer;
  const time = useDataTime(answer);
  const lots = useMemo(() => (data?.lots ?? []).filter((lot) => lot.housingDate <= day), [data, day]);
  usePreloadedForm(loadSchema);
  const body = () => {
    if (answer.status === 'failed' && !data) return <FailedState error={answer.error} onRetry={retry} />;
    if (!data)
      return (
        <Loading>
          <SkeletonBlock height={420} radius={10} />
        </Loading>
      );
    if (lots.length === 0)
      return (
        <EmptyState
          title={t('empty.title')}
          text={t(isPoultry ? 'empty.text' : 'fish.empty')}
          action={world.empty}
        />
      );
    // The lots of a day are the form's fields.
    const key = [day, ...lots.map(({ id }) => id)].join(' ');
    return <RoundForm key={key} world={world} day={day} lots={lots} records={data.records} />;
  };
  return (
    <>
      <PageHead
        title={t(isPoultry ? 'title' : 'fish.title')}
        subtitle={t(isPoultry ? 'subtitle' : 'fish.subtitle')}
        aside={
          <Link component={PageLink} to={world.occurrences()}>
            {t('occurrences')}
          </Link>
        }
      />
      <OutboxStrip
        outbox={world.outbox}
        send={(entry) =>
          sendWaiting(world, entry, (field, value) =>
            t('fault.cameBetween', {
              field: world.fieldWord(t, field).toLocaleLowerCase(),
              value: formatNumber(value, { minDecimals: 0 }) || '—',
            }),
          )
        }
        onAgain={(entry) => world.outbox.add({ ...entry, refusal: null })}
        automatic={false}
        onSent={() => dispatch(invalidate(world.tags))}
        words={{
          title: (count) => t('outbox.title', { count }),
          sent: (count) => t('saved', { count }),
          discardTitle: t('outbox.discardTitle'),
          nameOf: ({ name }) => name,
          factsOf: (entry) => type(`types.${entry.type}.title`, entry.type),
        }}
      />
      <ChoiceBar>
        <DateControl
          label={t('day')}
          required
          value={day}
          min={first}
          max={now}
          onChange={(next) => next !== null && set({ [DAY]: next === opened ? null : next })}
        />
      </ChoiceBar>
      {day !== now && requested === null && (
        <Turned>
          <Banner
            tone="warning"
            fact={t('turned.fact')}
            text={t('turned.text', { day: dayText(day) })}
            action={{ label: t('turned.action'), onClick: () => setOpened(now) }}
          />
        </Turned>
      )}
      {data && answer.status === 'failed' && (
        <Turned>
          <Banner
            tone="warning"
            fact={t(answer.kept ? 'stale.lastVisit' : 'stale.fact')}
            text={t('stale.text', { when: time?.when })}
            action={{ label: t('stale.retry'), onClick: retry }}
          />
        </Turned>
      )}
      {body()}
    </>
  );
}

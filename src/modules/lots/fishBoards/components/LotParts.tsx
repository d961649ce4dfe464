import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { addDays } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { NumberControl } from '@/platform/forms/fields/NumberField';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { ratioText, wholeText } from '../../poultryDashboard/words';
import { AgeTrack } from '../../poultryDashboard/components/AgeTrack';
import type { FishPicture } from '../fishPicture';
import { lotRation, targetOf } from '../lotRation';
import { rationLines } from '../rationLines';
import type { NoTarget, Target } from '../rules/target';
import { useTarget } from '../useTarget';
import { FishFigures } from './FishFigures';
import { ProblemChips } from './ProblemChips';
import { WaterCharts } from './WaterCharts';
import { WaterFigures } from './WaterFigures';

const DAY_MS = 86_400_000;
const WATER_DAYS = 7;
const Stack = styled('div')({ display: 'grid', gap: layout.gap });
const Lines = styled('div')(({ theme }) => ({
  '& strong': { ...typeStep('metricSmall'), display: 'block', fontVariantNumeric: 'tabular-nums' },
  '& p': { ...typeStep('body'), margin: '4px 0 0', color: theme.tokens.textMuted },
}));
const Muted = styled('p')(({ theme }) => ({ ...typeStep('body'), margin: 0, color: theme.tokens.textMuted }));
const Field = styled('div')({ maxWidth: 200, '& [data-blank]': { display: 'none' } });

type Part = { readonly data: FishPicture };

/** How old the lot is, what it has come to, and what is bad of it. */
export function FishState({ data: { lot, view } }: Part) {
  const { t } = useTranslation('fishBoards');
  const holds = useHoldsMenuKey();
  return (
    <Card
      title={t('lot.state')}
      actions={
        holds('FISH_LOT') && (
          <Link
            component={PageLink}
            underline="always"
            to={href('lotsFishLots', { registro: String(lot.id) })}
            sx={{ px: 1 }}
          >
            {t('manage')}
          </Link>
        )
      }
    >
      <Stack>
        {lot.status === 'awaiting' || !view.state ? (
          <Muted>{t('lot.awaitingText')}</Muted>
        ) : (
          <>
            <AgeTrack lot={lot} />
            <ProblemChips view={view} />
            <FishFigures lot={lot} state={view.state} large />
          </>
        )}
        {lot.status === 'blocked' && <Muted>{t('card.blocked')}</Muted>}
      </Stack>
    </Card>
  );
}

const isKnown = (answer: Target | NoTarget | null): answer is Target => answer !== null && 'days' in answer;

/** When the fish weigh what is wanted, between which days, and what a colder water does to it. */
export function TargetCard({ data: { view, today } }: Part) {
  const { t } = useTranslation('fishBoards');
  const { target, change } = useTarget();
  const answer = targetOf(view, target, today);
  const colder = targetOf(view, target, today, 1);
  const warm = lotRation(
    view.lot ?? { rangeSet: null },
    { biomass: null, grams: null },
    view.pond,
    view.serverTime,
  );
  const colderText = () => {
    if (!isKnown(answer) || answer.basis === 'ownGrowth') return null;
    if (warm.temperature === null) return t('target.colderUnknown');
    if (!isKnown(colder)) return t('target.colderNone');
    const more = colder.days - answer.days;
    return more > 0
      ? t('target.colder', { count: more, date: dayText(colder.date) })
      : t('target.colderSame');
  };
  const day = (days: number) => dayText(addDays(today, days));
  const colderSaid = colderText();
  return (
    <Card title={t('target.title', { grams: wholeText(target) })}>
      <Stack>
        <Field>
          <NumberControl label={t('target.input')} unit="g" decimals={0} value={target} onChange={change} />
        </Field>
        <Lines aria-live="polite">
          {isKnown(answer) ? (
            <>
              <strong>{dayText(answer.date)}</strong>
              <p>
                {[
                  t('target.days', { count: answer.days }),
                  answer.band
                    ? t('target.band', { from: day(answer.band.from), to: day(answer.band.to) })
                    : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p>
                {answer.band
                  ? t('target.bandWhy', {
                      count: answer.band.errors,
                      percent: `${ratioText(answer.band.percent)} %`,
                    })
                  : t('target.noBand')}
              </p>
              <p>{t(`target.basis.${answer.basis}`)}</p>
              {colderSaid && <p>{colderSaid}</p>}
            </>
          ) : (
            answer && <p>{t(`target.none.${answer.why}`)}</p>
          )}
        </Lines>
      </Stack>
    </Card>
  );
}

/** The ration of today, open to the row of the set; beside it what is given. */
export function RationCard({ data: { view, lot } }: Part) {
  const { t } = useTranslation('fishBoards');
  const { t: words } = useTranslation('fishReferences');
  const { state, pond, serverTime } = view;
  if (!state) return null;
  const found = lotRation(lot, state, pond, serverTime);
  const colder = found.temperature ? lotRation(lot, state, pond, serverTime, 1).ration : null;
  const ration = found.ration?.kind === 'ration' ? found.ration : null;
  const last = lot.feedKg
    .slice(0, lot.day ?? 0)
    .slice(-7)
    .filter((kg) => kg !== null);
  const said = [
    ...rationLines(t, words, lot, found),
    ...(ration && colder?.kind === 'ration' ? [t('ration.lessWarm', { kg: ratioText(colder.kg) })] : []),
    state.feedToday === null
      ? t('ration.nothingGiven')
      : t('ration.given', { kg: ratioText(state.feedToday) }),
    ...(last.length > 0
      ? [t('ration.lastDays', { kg: ratioText(last.reduce((all, kg) => all + kg, 0) / last.length) })]
      : []),
  ];
  return (
    <Card title={t('ration.title')}>
      <Lines>
        {ration && <strong>{t('note.kgOf', { kg: ratioText(ration.kg) })}</strong>}
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Lines>
    </Card>
  );
}

/** The water now and in the last days. */
export function PondWaterCard({ data: { view, lot } }: Part) {
  const { t } = useTranslation('fishBoards');
  const holds = useHoldsMenuKey();
  const { pond, serverTime } = view;
  const none = pond.sensors.length === 0 && pond.measures.length === 0;
  return (
    <Stack>
      <Card
        title={t('waterCard.title')}
        actions={
          holds('FISH_WATER_QUALITY_REFERENCE') && (
            <Link
              component={PageLink}
              underline="always"
              to={href('lotsFishWaterQuality', {}, { viveiro: String(pond.id) })}
              sx={{ px: 1 }}
            >
              {t('waterCard.open')}
            </Link>
          )
        }
      >
        {none ? (
          <Muted>{t('waterCard.none')}</Muted>
        ) : (
          lot.status !== 'finished' && <WaterFigures view={view} large />
        )}
      </Card>
      {!none && <WaterCharts water={pond} from={serverTime - WATER_DAYS * DAY_MS} serverTime={serverTime} />}
    </Stack>
  );
}

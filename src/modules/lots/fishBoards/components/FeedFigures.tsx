import { useTranslation } from 'react-i18next';
import { Figure, Figures } from '@/families/dashboard/Figures';
import { dayText } from '@/platform/format/dayText';
import { addDays } from '@/platform/format/date';
import { rationWords } from '../../fishReferences/components/rationWords';
import { ratioText, shareText, wholeText } from '../../poultryDashboard/words';
import { kgText, UNKNOWN } from '../fishWords';
import { lotRation, targetOf } from '../lotRation';
import { rationLines } from '../rationLines';
import type { PondView } from '../rules/problems';

/** The ration of today with its arithmetic, what was given, and when the fish weigh what is wanted. */
export function FeedFigures({
  view,
  today,
  target,
}: {
  readonly view: PondView;
  readonly today: string;
  readonly target: number;
}) {
  const { t } = useTranslation('fishBoards');
  const { t: words } = useTranslation('fishReferences');
  const { lot, state, pond, serverTime } = view;
  if (!lot || !state) return null;
  const found = lotRation(lot, state, pond, serverTime);
  const ration = found.ration?.kind === 'ration' ? found.ration : null;
  const meals = ration?.range.mealsPerDay ?? null;
  const given = state.feedToday;
  const answer = targetOf(view, target, today);
  const known = answer && 'days' in answer ? answer : null;
  const why = () => {
    if (!found.ration) return t('ration.noSet');
    if (found.ration.kind === 'incomplete') return t('ration.noBiomass');
    return rationWords(words, found.ration, false).lines.join(' ');
  };
  return (
    <Figures least={112}>
      <Figure
        label={t('figure.ration')}
        value={ration ? ratioText(ration.kg) : ''}
        unit="kg"
        unknown={UNKNOWN}
        note={
          ration
            ? meals !== null &&
              meals > 0 &&
              t('note.meals', { count: meals, kg: ratioText(ration.kg / meals) })
            : why()
        }
        formula={rationLines(t, words, lot, found).join('\n')}
      />
      <Figure
        label={t('figure.given')}
        value={kgText(given)}
        unit="kg"
        unknown={UNKNOWN}
        note={
          given === null
            ? t('note.nothingGiven')
            : ration && ration.kg > 0 && t('note.givenOf', { percent: shareText((given / ration.kg) * 100) })
        }
      />
      <Figure
        label={t('figure.target', { grams: wholeText(target) })}
        value={known ? dayText(known.date) : ''}
        unknown={UNKNOWN}
        note={
          known
            ? [
                t('target.days', { count: known.days }),
                known.band
                  ? t('target.band', {
                      from: dayText(addDays(today, known.band.from)),
                      to: dayText(addDays(today, known.band.to)),
                    })
                  : '',
              ]
                .filter(Boolean)
                .join(' · ')
            : answer && 'why' in answer && t(`target.none.${answer.why}`)
        }
        {...(known ? { formula: t(`target.basis.${known.basis}`) } : {})}
      />
    </Figures>
  );
}

import { useTranslation } from 'react-i18next';
import { Figure, Figures } from '@/families/dashboard/Figures';
import { conversionText, ratioText, shareText, wholeText } from '../../poultryDashboard/words';
import {
  biomassFormula,
  conversionFormula,
  gramsText,
  growthFormula,
  kgText,
  missingText,
  movedText,
  rateText,
  survivalFormula,
  UNKNOWN,
  weightNote,
} from '../fishWords';
import type { FishLotState } from '../fishBoardTypes';
import type { FishState } from '../rules/fishState';

interface FishFiguresProps {
  readonly lot: FishLotState;
  readonly state: FishState;
  /** The page of the lot has room for more, and shows them larger. */
  readonly large?: boolean;
}

/** What a lot of fish has come to: fish, weight, biomass, conversion, growth, survival. */
export function FishFigures({ lot, state, large = false }: FishFiguresProps) {
  const { t } = useTranslation('fishBoards');
  const closed = lot.status !== 'inProgress';
  const shared = { unknown: UNKNOWN, large };
  const { alive, start, conversions, feedKg, harvestedFish, harvestedKg, lost } = state;
  const densityNote = () => {
    if (state.biomass === null) return missingText(t, state);
    return state.density === null ? t('note.noArea') : t('note.density', { value: ratioText(state.density) });
  };
  const survivalNote = () => {
    if (state.survival === null) return missingText(t, state);
    return [
      lost === null ? '' : t('note.lost', { fish: wholeText(lost) }),
      // The start stock is as housed then, which is said on the card too.
      lot.deadInTransport === null
        ? t('note.transportUnknown')
        : large
          ? t('note.transport', { fish: wholeText(lot.deadInTransport) })
          : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const moved = movedText(t, state);
  return (
    <Figures least={large ? 148 : 112}>
      <Figure
        {...shared}
        label={t('figure.fish')}
        value={wholeText(closed ? harvestedFish : alive)}
        note={
          closed && alive !== null && alive > 0
            ? t('note.notFound', { fish: wholeText(alive) })
            : start === null
              ? t('note.startUnknown')
              : alive === null
                ? t('note.lossUnknown')
                : t('note.ofStart', { fish: wholeText(start) })
        }
        {...(moved === null ? {} : { formula: moved })}
      />
      <Figure
        {...shared}
        label={t('figure.grams')}
        value={gramsText(state.grams)}
        unit="g"
        note={weightNote(t, state, closed)}
      />
      {closed ? (
        <Figure
          {...shared}
          label={t('figure.harvested')}
          value={kgText(harvestedKg)}
          unit="kg"
          note={harvestedKg === null && t('note.lossUnknown')}
        />
      ) : (
        <Figure
          {...shared}
          label={t('figure.biomass')}
          value={kgText(state.biomass)}
          unit="kg"
          note={densityNote()}
          formula={biomassFormula(t, state)}
        />
      )}
      <Figure
        {...shared}
        label={t('figure.conversion')}
        value={conversionText(conversions.onGain)}
        note={
          feedKg === null
            ? t('note.noFeed')
            : conversions.onGain === null
              ? missingText(t, state)
              : t('note.feed', { kg: kgText(feedKg) })
        }
        formula={conversionFormula(t, state, closed)}
      />
      <Figure
        {...shared}
        label={t('figure.growth')}
        value={rateText(state.growthRate)}
        unit="%/d"
        note={
          state.gramsPerDay === null
            ? t('note.noWeight')
            : t('note.perDay', { value: ratioText(state.gramsPerDay) })
        }
        formula={growthFormula(t, lot, state)}
      />
      <Figure
        {...shared}
        label={t('figure.survival')}
        value={shareText(state.survival)}
        note={survivalNote()}
        formula={survivalFormula(t, state, closed)}
      />
    </Figures>
  );
}

import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { StatusChip } from '@/platform/ui/StatusChip';
import type { Lot, Weighing } from '../../lotTypes';
import { lotPerformance } from '../../rules/lotResult';
import { mortality, viability } from '@/domain/lots/performance';
import { uniformityStatus } from '../../lotLook';
import { birdsAlive, birdsLeft, isClosed } from '../../rules/performance';
import { uniformity, uniformityBand } from '../../rules/uniformity';
import {
  changeText,
  conversionFormula,
  conversionText,
  efficiencyFormula,
  ratioText,
  shareText,
  wholeText,
} from '../words';
import { Figure, Figures } from '@/families/dashboard/Figures';

const Lines = styled('span')({ display: 'grid', gap: 2, justifyItems: 'start' });

function UniformityFigure({ weighing, lotId }: { readonly weighing: Weighing; readonly lotId: number }) {
  const { t } = useTranslation('lots');
  const { t: ui } = useTranslation('ui');
  const share = uniformity(weighing.readings);
  if (share === null) return null;
  const band = uniformityBand(share);
  return (
    <Figure
      large
      label={t('poultry.figure.uniformity')}
      value={shareText(share)}
      unknown={t('poultry.unknown')}
      note={
        <Lines>
          <StatusChip {...uniformityStatus[band]} label={ui(`status.uniformity.${band}`)} />
          <Link
            component={PageLink}
            to={href('lotsWeights', {}, { lote: String(lotId), dia: String(weighing.day) })}
          >
            {t('poultry.figure.uniformityNote', { day: weighing.day })}
          </Link>
        </Lines>
      }
    />
  );
}

interface LotFiguresProps {
  readonly lot: Lot;
  /** The page of the lot has room for more, and shows them larger. */
  readonly large?: boolean;
  /** The last weighing with the weights of single birds. */
  readonly sample?: Weighing | undefined;
}

/** What a lot has come to: birds, losses, weight, feed, conversion and efficiency. */
export function LotFigures({ lot, large = false, sample }: LotFiguresProps) {
  const { t } = useTranslation('lots');
  const { housed, lost, feedConsumed, lastWeighing } = lot;
  const alive = birdsAlive(lot);
  const over = birdsLeft(lot);
  const done = lotPerformance(lot);
  const shared = { unknown: t('poultry.unknown'), large };
  const none = housed === 0;
  const living = shareText(viability(housed, lost));
  const atDay = done && done.feedConversion !== null ? t('poultry.figure.atDay', { day: done.day }) : null;
  /** The page of the lot names the variant on gain too. */
  const gainNote = (value: string, word: 'onGain' | 'byGain') =>
    large && atDay && value !== '' ? `${atDay} · ${t(`poultry.figure.${word}`, { value })}` : atDay;
  const aliveNote = () => {
    if (isClosed(lot))
      return over === null || over === 0
        ? ''
        : t('poultry.figure.leftOver', { count: over, birds: wholeText(over) });
    if (housed === null) return t('poultry.figure.housedUnreported');
    if (lost === null) return t('poultry.figure.lostUnreported');
    return alive === null
      ? t('poultry.figure.loadedUnreported')
      : t('poultry.figure.housed', { birds: wholeText(housed) });
  };
  const lossNote = () => {
    if (lost === null) return t('poultry.figure.lostUnreported');
    if (living === '') return housed === null && t('poultry.figure.housedUnreported');
    return large
      ? t('poultry.figure.lost', { birds: wholeText(lost) })
      : t('poultry.figure.viabilityNote', { value: living });
  };
  const weightNote = () => {
    if (!lastWeighing) return t('poultry.figure.noWeighing');
    const { day, weight, referenceWeight } = lastWeighing;
    return referenceWeight === null
      ? t('poultry.figure.weightAt', { day })
      : t('poultry.figure.againstReference', { day, change: changeText(weight, referenceWeight) });
  };
  return (
    <Figures least={large ? 138 : 104}>
      <Figure
        {...shared}
        label={t('poultry.figure.alive')}
        value={none ? '' : wholeText(alive)}
        note={!none && aliveNote()}
      />
      <Figure
        {...shared}
        label={t('poultry.figure.mortality')}
        value={shareText(mortality(housed, lost))}
        note={lossNote()}
      />
      {large && <Figure {...shared} label={t('poultry.figure.viability')} value={living} />}
      <Figure
        {...shared}
        label={t('poultry.figure.weight')}
        value={lastWeighing ? wholeText(lastWeighing.weight) : ''}
        unit="g"
        note={weightNote()}
      />
      <Figure
        {...shared}
        label={t('poultry.figure.feed')}
        value={wholeText(feedConsumed)}
        unit="kg"
        note={
          feedConsumed === null
            ? t('poultry.figure.noFeed')
            : housed !== null &&
              housed > 0 &&
              t('poultry.figure.feedPerBird', { value: ratioText(feedConsumed / housed) })
        }
      />
      <Figure
        {...shared}
        label={t('poultry.figure.conversion')}
        value={conversionText(done?.feedConversion ?? null)}
        note={gainNote(conversionText(done?.onGain?.feedConversion ?? null), 'onGain')}
        formula={conversionFormula(t, lot, done)}
      />
      <Figure
        {...shared}
        label={t('poultry.figure.efficiency')}
        value={wholeText(done?.efficiency ?? null)}
        note={gainNote(wholeText(done?.onGain?.efficiency ?? null), 'byGain')}
        formula={efficiencyFormula(t, lot, done)}
      />
      {sample && <UniformityFigure weighing={sample} lotId={lot.id} />}
    </Figures>
  );
}

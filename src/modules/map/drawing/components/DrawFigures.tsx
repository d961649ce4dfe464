import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { toHectares } from '@/platform/geo/sphere';
import { typeStep } from '@/platform/theme/typography';
import { useDrawn } from '../drawingContext';
import { NARROW_MAP } from '../narrowMap';
import { type Figures, figuresOf } from '../model/figures';

const Row = styled('dl')(({ theme }) => ({
  ...typeStep('caption'),
  flex: 'none',
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', gap: 4 },
  '& dt': { color: theme.tokens.textMuted },
  '& dd': { margin: 0, fontWeight: 600 },
  [NARROW_MAP]: { flex: '0 1 auto', flexWrap: 'wrap', columnGap: 12, rowGap: 0, marginInlineStart: 'auto' },
}));

const KILOMETRE = 1000;

/** Lengths as one reads them: metres, from ten kilometres on kilometres. */
export function useLength() {
  const { t } = useTranslation('mapDrawing');
  return (metres: number) =>
    metres < 10 * KILOMETRE
      ? t('figures.metres', { value: formatNumber(metres, { decimals: metres < 100 ? 1 : 0 }) })
      : t('figures.kilometres', { value: formatNumber(metres / KILOMETRE) });
}

/** The same figures as before are no reason to draw anew. */
let last: { key: string; figures: Figures } | null = null;
function steady(figures: Figures): Figures {
  const key = JSON.stringify(figures);
  if (last?.key !== key) last = { key, figures };
  return last.figures;
}

/** Area, perimeter and, of a circle, what it holds beside its twenty sides. */
export function DrawFigures() {
  const { t } = useTranslation('mapDrawing');
  const length = useLength();
  const figures = useDrawn((state) => steady(figuresOf(state)));
  const { circle } = figures;
  const ha = (value: number) => formatNumber(value);
  return (
    <Row>
      {circle && (
        <Tooltip title={t('figures.circleHelp')}>
          <div>
            <dt>{t('figures.radius')}</dt>
            <dd>{length(circle.radius)}</dd>
            <dt>
              {t('figures.circle', {
                circle: ha(toHectares(circle.circle)),
                polygon: ha(toHectares(circle.polygon)),
              })}
            </dt>
          </div>
        </Tooltip>
      )}
      {figures.length !== null && (
        <div>
          <dt>{t('figures.length')}</dt>
          <dd>{length(figures.length)}</dd>
        </div>
      )}
      {figures.crossing && (
        <Tooltip title={t('figures.crossing')}>
          <div>
            <dt>{t('figures.area')}</dt>
            <dd>—</dd>
          </div>
        </Tooltip>
      )}
      {figures.hectares !== null && (
        <div>
          <dt>{t('figures.area')}</dt>
          <dd>{t('figures.hectares', { value: ha(figures.hectares) })}</dd>
        </div>
      )}
      {/* Beside a circle's figures there is no room for it, and its radius says as much. */}
      {figures.perimeter !== null && !circle && (
        <div>
          <dt>{t('figures.perimeter')}</dt>
          <dd>{length(figures.perimeter)}</dd>
        </div>
      )}
    </Row>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { areaLedger } from '../rules/areaLedger';
import { type PlotValues, usefulOfDrawing } from '../rules/plotValues';

const Ledger = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: '0 0 4px',
  '& div': { display: 'flex', gap: 8 },
  '& dt': { color: theme.tokens.textMuted },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
const Why = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.tokens.textMuted,
  '& .MuiButton-root': { marginLeft: 8 },
}));

const hectares = (area: number) => `${formatNumber(area)} ha`;

/** Drawn, informed and registered area side by side, and why they may differ. */
export function AreaLedger({ drawn }: { readonly drawn: number | null }) {
  const { t } = useTranslation('map');
  const { setValue } = useFormContext();
  const [useful, common, center] = useWatch<
    PlotValues,
    ['usefulAreaSize', 'commonAreaSize', 'farmActivityField']
  >({ name: ['usefulAreaSize', 'commonAreaSize', 'farmActivityField'] });
  const rows = center.measurementType === 'AREA' ? center.farmRealEstates : null;
  const ledger = areaLedger({ drawn, useful, common, rows });
  if (drawn === null && rows === null) return null;
  const { fromDrawing, fromInformed, registered } = ledger;
  const differs = fromDrawing !== null && fromDrawing !== 0;
  return (
    <>
      <Ledger aria-label={t('ledger.title')}>
        {drawn !== null && (
          <div>
            <dt>{t('ledger.drawn')}</dt>
            <dd>{hectares(drawn)}</dd>
          </div>
        )}
        <div>
          <dt>{t('ledger.informed')}</dt>
          <dd>{hectares(ledger.informed)}</dd>
        </div>
        {registered !== null && (
          <div>
            <dt>{t('ledger.registered')}</dt>
            <dd>{hectares(registered)}</dd>
          </div>
        )}
      </Ledger>
      <Why>
        {differs
          ? t(fromDrawing < 0 ? 'ledger.belowDrawing' : 'ledger.aboveDrawing', {
              difference: formatNumber(Math.abs(fromDrawing)),
            })
          : drawn !== null && t('ledger.sameAsDrawing')}
        {differs && drawn !== null && (
          <Button
            size="small"
            onClick={() =>
              setValue('usefulAreaSize', usefulOfDrawing(drawn, common), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          >
            {t('ledger.useDrawing')}
          </Button>
        )}
        {fromInformed !== null && fromInformed !== 0 && (
          <>
            {' '}
            {t(fromInformed < 0 ? 'ledger.belowInformed' : 'ledger.aboveInformed', {
              difference: formatNumber(Math.abs(fromInformed)),
            })}
          </>
        )}
      </Why>
    </>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/platform/ui/EmptyState';
import { NoAviaryLink } from '../../NoAviaryLink';
import { type LotChoice, lotName } from '../../choice/lotChoice';
import { MOST_LOTS } from '../rules/comparedRows';

const Choices = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 8,
  // A lot's name may be longer than a telephone is wide.
  '& button': { whiteSpace: 'normal', minHeight: 44 },
});

interface OfferedLotsProps {
  /** Every lot that was housed. */
  readonly lots: readonly LotChoice[];
  readonly onChoose: (ids: readonly number[]) => void;
}

/** No lot is chosen: those in progress are chosen here with one press, each alone or all beside each other. */
export function OfferedLots({ lots, onChoose }: OfferedLotsProps) {
  const { t } = useTranslation('lotReports');
  if (lots.length === 0)
    return <EmptyState title={t('empty.title')} text={t('empty.text')} action={<NoAviaryLink />} />;
  const living = lots.filter(({ closingDate }) => closingDate === null).slice(0, MOST_LOTS);
  return (
    <EmptyState
      title={t('performance.noLot.title')}
      text={t('performance.noLot.text', { count: MOST_LOTS })}
      action={
        living.length > 0 && (
          <Choices role="group" aria-label={t('performance.noLot.living')}>
            {living.length > 1 && (
              <Button variant="contained" onClick={() => onChoose(living.map(({ id }) => id))}>
                {t('performance.noLot.all', { count: living.length })}
              </Button>
            )}
            {living.map((lot) => (
              <Button key={lot.id} variant="outlined" onClick={() => onChoose([lot.id])}>
                {lotName(t, lot)}
              </Button>
            ))}
          </Choices>
        )
      }
    />
  );
}

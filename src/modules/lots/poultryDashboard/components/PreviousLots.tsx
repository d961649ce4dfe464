import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { formatDate } from '@/platform/format/date';
import { href } from '@/platform/routing/href';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { PreviousLot } from '../../lotTypes';
import { lastLots, PREVIOUS_LOTS } from '../../rules/history';
import { lotResult } from '../../rules/lotResult';
import { conversionText, ratioText, wholeText } from '../words';

const Scroll = styled(FigureScroll)({ maxHeight: 300 });
const Table = styled(FigureTable)(({ theme }) => ({
  '& th, & td': { padding: '0 12px' },
  '& a': { color: theme.tokens.primary, fontWeight: 550 },
}));

/** The former lots of the aviary, the newest first, and which of them the average runs over. */
export function PreviousLots({ lots }: { readonly lots: readonly PreviousLot[] }) {
  const { t } = useTranslation('lots');
  const { search } = useLocation();
  const title = t('poultry.lot.previous.title');
  if (lots.length === 0)
    return (
      <Card title={title}>
        <EmptyState title={t('poultry.lot.previous.none')} />
      </Card>
    );
  const averaged = new Set(lastLots(lots).map(({ id }) => id));
  const rows = lots.toSorted((a, b) => (a.housingDate < b.housingDate ? 1 : -1));
  const aside = t('poultry.lot.previous.aside', { count: PREVIOUS_LOTS });
  return (
    <Card title={title} aside={aside} flush>
      <Scroll role="group" aria-label={title} tabIndex={0}>
        <Table aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('poultry.lot.previous.number')}
              </th>
              <th scope="col" className="text">
                {t('poultry.lot.previous.housing')}
              </th>
              <th scope="col">{t('poultry.lot.previous.birds')}</th>
              <th scope="col">{t('poultry.lot.previous.viability')}</th>
              <th scope="col">{t('poultry.lot.previous.weight')}</th>
              <th scope="col">{t('poultry.lot.previous.conversion')}</th>
              <th scope="col" className="text">
                {t('poultry.lot.previous.inAverage')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((lot) => {
              const result = lotResult(lot);
              return (
                <tr key={lot.id}>
                  <th scope="row" className="text">
                    <Link
                      to={{ pathname: href('lotsPoultryDashboard', { lotId: lot.id }), search }}
                      aria-label={t('poultry.lot.previous.open', { number: lot.number })}
                    >
                      {lot.number}
                    </Link>
                  </th>
                  <td className="text">{formatDate(lot.housingDate)}</td>
                  <td>{wholeText(lot.housed)}</td>
                  <td>{ratioText(result.viability)}</td>
                  <td>{wholeText(result.weight)}</td>
                  <td>{conversionText(result.feedConversion)}</td>
                  <td className="text">
                    {averaged.has(lot.id) ? t('poultry.lot.previous.yes') : t('poultry.lot.previous.no')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Scroll>
    </Card>
  );
}

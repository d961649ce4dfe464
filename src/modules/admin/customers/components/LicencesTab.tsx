import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import type { RowId } from '@/platform/store/resourceState';
import { MetricTile } from '@/platform/ui/MetricTile';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import { licenceCalls } from '../customersService';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import type { Licence } from '../licenceWire';

const Tiles = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  marginBottom: 16,
});

const licence = createQuery<{ found: Licence | null }, string>(
  'admin',
  'customerLicence',
  async (customerId, signal) => {
    const answer = await licenceCalls.list(DEFAULT_QUERY, signal);
    const rows = Array.isArray(answer) ? answer : answer.rows;
    return { found: rows.find((row) => String(row.customerId) === customerId) ?? null };
  },
  { keep: false },
);

/** What a customer has bought of licences, and what is left of them. */
export function Panel({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('adminCustomers');
  const answer = useQuery(licence, String(id));
  const whole = (count: number | null) => (count === null ? '–' : formatNumber(count, { decimals: 0 }));
  return (
    <WidgetCard title={t('licencesTab.title')} answer={answer} skeleton={<SkeletonBlock height={96} />}>
      {({ found }) =>
        found ? (
          <>
            <Tiles>
              <MetricTile label={t('licencesTab.quantity')} value={whole(found.quantity)} />
              <MetricTile label={t('licencesTab.granted')} value={whole(found.granted)} />
              <MetricTile label={t('licencesTab.pending')} value={whole(found.pending)} />
              <MetricTile label={t('licencesTab.available')} value={whole(found.available)} />
            </Tiles>
            <p style={{ margin: '0 0 12px' }}>
              {found.endsOn
                ? t('licencesTab.period', { from: dayText(found.startsOn), to: dayText(found.endsOn) })
                : t('licencesTab.open', { from: dayText(found.startsOn) })}
            </p>
            <Button
              component={RouterLink}
              variant="outlined"
              startIcon={<OpenInNewOutlined />}
              to={href('adminArea', { id: 'licencas' }, { registro: found.id })}
            >
              {t('licencesTab.change')}
            </Button>
          </>
        ) : (
          <p>{t('licencesTab.none')}</p>
        )
      }
    </WidgetCard>
  );
}

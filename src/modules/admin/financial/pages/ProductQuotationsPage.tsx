import AddOutlined from '@mui/icons-material/AddOutlined';
import { useTranslation } from 'react-i18next';
import { useOpenRecord } from '@/families/register/registerAddress';
import { RegisterPage } from '@/families/register/RegisterPage';
import { useViewChoice } from '@/platform/preferences/useViewChoice';
import { PageHead } from '@/platform/ui/PageHead';
import { ViewToggle } from '../../ViewToggle';
import { PriceChart } from '../prices/PriceChart';
import { productQuotations } from '../registers/productQuotations';

/** Prices of products: the table to enter, import and export them, the chart to read them. */
export function Component() {
  const { t } = useTranslation('adminFinancial');
  const [view, setView] = useViewChoice('admin.prices', ['table', 'chart']);
  const { open, show } = useOpenRecord('drawer');
  const toggle = (
    <ViewToggle
      label={t('prices.view.label')}
      value={view}
      choices={[
        { id: 'table', name: t('prices.view.table') },
        { id: 'chart', name: t('prices.view.chart') },
      ]}
      onChange={setView}
    />
  );
  // A record opens over the table, whichever of the two was looked at.
  if (view === 'table' || open) return <RegisterPage register={productQuotations} toolbar={toggle} />;
  return (
    <>
      <PageHead
        title={t('registers.productQuotations.title')}
        subtitle={t('registers.productQuotations.subtitle')}
        aside={toggle}
        primary={{
          label: t('registers.productQuotations.new'),
          icon: <AddOutlined />,
          onClick: () => show({ mode: 'new', copyOf: null }),
        }}
      />
      <PriceChart />
    </>
  );
}

import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/platform/forms/options';
import { EmptyState } from '@/platform/ui/EmptyState';
import { SkeletonBlock, SkeletonRows } from '@/platform/ui/Skeletons';
import { useWidget } from '@/platform/widgets/useWidget';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import type { UsdaOptions } from '../pricesService';
import { ALL_OPTIONS, type UsdaQuestion, usdaOptionsWidget, usdaWidget } from '../pricesState';
import { attributeKind } from '../rules/usdaNames';
import { UsdaChoices } from './UsdaChoices';
import { UsdaFigures } from './UsdaFigures';

const COLUMNS = [
  { field: 'country', width: '1fr' },
  { field: 'before', width: '80px', kind: 'number' },
  { field: 'last', width: '80px', kind: 'number' },
  { field: 'change', width: '80px', kind: 'number' },
] as const;

/** The skeleton of the figures. */
function UsdaSkeleton() {
  return (
    <>
      <SkeletonBlock height={30} radius={0} />
      <SkeletonRows rows={5} columns={COLUMNS} />
    </>
  );
}

interface UsdaCardProps {
  /** Chooses another source, where there is one. */
  readonly choice?: ReactNode;
}

/** Supply and demand by country, as the USDA tells them. What can be chosen comes first, then the figures. */
export function UsdaCard({ choice }: UsdaCardProps) {
  const { t } = useTranslation('home');
  const answer = useWidget(usdaOptionsWidget, ALL_OPTIONS);
  const [commodity = null, attribute = null] = [answer.data?.commodities[0], answer.data?.attributes[0]];
  if (answer.data && commodity && attribute) return <ChosenFigures options={answer.data} choice={choice} />;
  return (
    <WidgetCard title={t('prices.title')} answer={answer} skeleton={<UsdaSkeleton />} actions={choice} flush>
      {() => <EmptyState icon={<BarChartOutlined />} title={t('prices.usda.noOptions')} />}
    </WidgetCard>
  );
}

function ChosenFigures({ options, choice }: { readonly options: UsdaOptions } & UsdaCardProps) {
  const { t } = useTranslation('home');
  const { commodities } = options;
  const attributes = options.attributes.map(({ id, name }) => {
    const kind = attributeKind(id);
    return { id, name: kind ? t(`prices.usda.attributes.${kind}`) : name };
  });
  const [chosen, setChosen] = useState<{ commodity?: Id; attribute?: Id }>({});
  const commodity = commodities.find(({ id }) => id === chosen.commodity) ?? commodities[0];
  const attribute = attributes.find(({ id }) => id === chosen.attribute) ?? attributes[0];
  const question: UsdaQuestion = { commodity: commodity?.id ?? '' };
  const answer = useWidget(usdaWidget, question);
  return (
    <WidgetCard
      title={t('prices.title')}
      answer={answer}
      skeleton={<UsdaSkeleton />}
      actions={choice}
      head={
        <UsdaChoices
          options={{ commodities, attributes }}
          commodity={commodity?.id ?? null}
          attribute={attribute?.id ?? null}
          onCommodity={(id) => setChosen({ ...chosen, commodity: id })}
          onAttribute={(id) => setChosen({ ...chosen, attribute: id })}
        />
      }
      flush
    >
      {(figures) => (
        <UsdaFigures
          figures={figures}
          commodity={commodity?.name ?? ''}
          attribute={attribute ?? { id: '', name: '' }}
        />
      )}
    </WidgetCard>
  );
}

import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import type { Id } from '@/platform/forms/options';
import type { UsdaOptions } from '../pricesService';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  padding: '8px 16px 0',
  // The line under a field says nothing here.
  marginBottom: -8,
});

interface UsdaChoicesProps {
  readonly options: UsdaOptions;
  readonly commodity: Id | null;
  readonly attribute: Id | null;
  readonly onCommodity: (id: Id) => void;
  readonly onAttribute: (id: Id) => void;
}

/** Which commodity, and what of it. */
export function UsdaChoices(props: UsdaChoicesProps) {
  const { options, commodity, attribute, onCommodity, onAttribute } = props;
  const { t } = useTranslation('home');
  return (
    <Row>
      <SelectControl
        label={t('prices.usda.commodity')}
        value={commodity}
        options={options.commodities}
        clearable={false}
        onChange={(id) => {
          if (id !== null) onCommodity(id);
        }}
      />
      <SelectControl
        label={t('prices.usda.attribute')}
        value={attribute}
        options={options.attributes}
        clearable={false}
        onChange={(id) => {
          if (id !== null) onAttribute(id);
        }}
      />
    </Row>
  );
}

import { useWatch } from 'react-hook-form';
import type { CostCenterValues } from '../rules/costCenterValues';
import { useTranslation } from 'react-i18next';
import { NumberControl, NumberField } from '@/platform/forms/fields/NumberField';
import { totalArea } from '../rules/areas';

interface AreaFieldsProps {
  readonly label: (name: string) => string;
  readonly readOnly?: boolean;
}

/** Useful and common area, and both together. */
export function AreaFields({ label, readOnly = false }: AreaFieldsProps) {
  const { t } = useTranslation('map');
  const [useful, common] = useWatch<CostCenterValues, ['usefulAreaSize', 'commonAreaSize']>({
    name: ['usefulAreaSize', 'commonAreaSize'],
  });
  return (
    <>
      <NumberField
        name="usefulAreaSize"
        label={label('usefulAreaSize')}
        unit="ha"
        required
        readOnly={readOnly}
      />
      <NumberField
        name="commonAreaSize"
        label={label('commonAreaSize')}
        unit="ha"
        readOnly={readOnly}
        helper={t('areas.commonHelper')}
      />
      <NumberControl
        label={t('areas.total')}
        unit="ha"
        readOnly
        value={totalArea(useful, common)}
        onChange={() => undefined}
      />
    </>
  );
}

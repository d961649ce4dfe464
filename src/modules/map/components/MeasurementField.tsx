import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { totalArea } from '../rules/areas';
import type { CostCenterValues, Measurement } from '../rules/costCenterValues';
import type { UsedRegistration } from '../rules/registrations';
import { InfoNote } from './InfoNote';
import { RegistrationsField } from './registrations/RegistrationsField';

interface MeasurementFieldProps {
  /** The field of the choice. */
  readonly name: string;
  /** What stands before the names of list and entry. */
  readonly prefix?: string;
  readonly saved: readonly UsedRegistration[];
  /** At least one registration is wanted under AREA. */
  readonly atLeastOne?: boolean;
}

/** Asks whether registrations are linked; shows their list, or what follows from leaving them out. */
export function MeasurementField({ name, prefix = '', saved, atLeastOne = false }: MeasurementFieldProps) {
  const { t } = useTranslation('map');
  const measurement = useWatch<Record<string, Measurement | null>>({ name });
  const [useful, common] = useWatch<CostCenterValues, ['usefulAreaSize', 'commonAreaSize']>({
    name: ['usefulAreaSize', 'commonAreaSize'],
  });
  const options = (['AREA', 'WITHOUT'] as const).map((id) => ({ id, name: t(`measurement.${id}`) }));
  return (
    <div style={{ marginTop: 8 }}>
      <RadioField name={name} label={t('measurement.question')} required options={options} />
      {measurement === 'WITHOUT' && <InfoNote>{t('measurement.note')}</InfoNote>}
      {measurement === 'AREA' && (
        <RegistrationsField
          prefix={prefix}
          saved={saved}
          area={totalArea(useful, common)}
          required={atLeastOne}
        />
      )}
    </div>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import { CERTIFICATE_DAYS, type CertificateDays } from '../rules/options';
import type { Sections } from '../rules/sections';
import type { SettingValues } from '../settingValues';
import { Under } from './ToggleGroup';

const BASE = 'notificationSettingFinancials.0';

function Certificate() {
  const { t } = useTranslation('notifications');
  const on = useWatch<SettingValues, `${typeof BASE}.notifyDigitalCertificate`>({
    name: `${BASE}.notifyDigitalCertificate`,
  });
  const label = t('settings.certificate');
  return (
    <div>
      <SwitchField dense name={`${BASE}.notifyDigitalCertificate`} label={label} />
      <Under>
        <Box sx={{ maxWidth: 280, pt: 1 }}>
          <SelectField<CertificateDays>
            required
            name={`${BASE}.timeInterval`}
            label={t('settings.when')}
            options={CERTIFICATE_DAYS.map((id) => ({ id, name: t('settings.daysBefore', { count: id }) }))}
            disabledReason={on ? undefined : t('settings.needsParent', { parent: label })}
          />
        </Box>
      </Under>
    </div>
  );
}

/** Bills, loads and the certificate: each only where its menu is. */
export function FinancialSection({ controls }: { controls: NonNullable<Sections['financial']> }) {
  const { t } = useTranslation('notifications');
  const { tradeAccount, cargoPackingList, digitalCertificate } = controls;
  if (!tradeAccount && !cargoPackingList && !digitalCertificate) {
    return <Typography sx={{ color: 'text.secondary' }}>{t('settings.nothingFinancial')}</Typography>;
  }
  return (
    <>
      {tradeAccount && (
        <SwitchField dense name={`${BASE}.notifyTradeAccount`} label={t('settings.tradeAccounts')} />
      )}
      {cargoPackingList && (
        <SwitchField dense name={`${BASE}.notifyCargoPackingList`} label={t('settings.packingLists')} />
      )}
      {digitalCertificate && <Certificate />}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useFormValues } from '@/platform/forms/useFormValues';
import { keysOf } from '@/platform/typed/records';
import type { Sections } from './rules/sections';
import type { SettingValues } from './settingValues';
import { AGRICULTURE_FLAGS, FISH_FLAGS, MAINTENANCE_FLAGS } from './settingsWire';

export type SectionKey = keyof Sections;

const FINANCIAL_FLAG = {
  tradeAccount: 'notifyTradeAccount',
  cargoPackingList: 'notifyCargoPackingList',
  digitalCertificate: 'notifyDigitalCertificate',
} as const;

/** How much of each section is on, for its head. */
export function useSectionSummaries({ financial }: Sections): Record<SectionKey, string> {
  const { t } = useTranslation('notifications');
  const values = useFormValues<SettingValues>();
  const count = (flags: readonly boolean[]) =>
    t('settings.onOf', { on: flags.filter(Boolean).length, all: flags.length });
  const [land] = values.notificationSettingAgricultures;
  const [money] = values.notificationSettingFinancials;
  const [fish] = values.notificationSettingPiscicultures;
  const [assets] = values.notificationSettingMaintenanceAssets;
  const aviaries = values.notificationSettingPoultryFarmings;
  const controls = financial ? keysOf(FINANCIAL_FLAG) : [];
  const seen = controls.filter((control) => financial?.[control]);
  return {
    agriculture: count(AGRICULTURE_FLAGS.map((flag) => land[flag])),
    poultry: t('settings.aviariesOn', {
      on: aviaries.filter(({ active }) => active).length,
      count: aviaries.length,
    }),
    financial: seen.length > 0 ? count(seen.map((control) => money[FINANCIAL_FLAG[control]])) : '',
    fish: count(FISH_FLAGS.map((flag) => fish[flag])),
    maintenance: count(MAINTENANCE_FLAGS.map((flag) => assets[flag])),
  };
}

import DialogContent from '@mui/material/DialogContent';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookupState } from '@/domain/lookups/useLookup';
import { AppForm } from '@/platform/forms/AppForm';
import { FormFoot } from '@/platform/forms/FormFoot';
import { inDialog } from '@/platform/forms/inDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import type { Sections } from './rules/sections';
import { SettingsSections } from './SettingsSections';
import { settings } from './settingsResource';
import type { StoredSetting } from './settingsWire';
import { type SettingValues, toBody, toValues } from './settingValues';

type Leave = (goOn: () => void) => void;

interface SettingsFormProps {
  /** What is edited; null creates one. */
  stored: StoredSetting | null;
  linkId: number;
  sections: Sections;
  aviaries: LookupState;
  onClose: () => void;
  /** Tells the dialog how this form is left; answers how to take it back. */
  onLeave: (leave: Leave) => () => void;
}

/** The setting of the signed-in user. A failed save says nothing: the dialog stays, with what was chosen. */
export function SettingsForm(props: SettingsFormProps) {
  const { stored, linkId, sections, aviaries, onClose, onLeave } = props;
  const { t } = useTranslation('notifications');
  const dispatch = useAppDispatch();
  const form = useAppForm<SettingValues>({
    schema: () => import('./settingFormSchema').then(({ settingFormSchema }) => settingFormSchema(sections)),
    defaultValues: toValues(stored, aviaries.options),
    draft: { key: `notifications.settings:${linkId}`, route: '/' },
    guardParams: ['janela'],
  });
  const askFirst = useEffectEvent((goOn: () => void) => void form.leave(goOn));
  useEffect(() => onLeave((goOn) => askFirst(goOn)), [onLeave]);

  async function save(values: SettingValues) {
    const body = toBody(values, stored, sections, linkId);
    try {
      await dispatch(settings.save({ values: body, id: stored?.id ?? null }));
    } catch (thrown) {
      log.warn('notification settings not saved', { error: asAppError(thrown).kind });
      throw thrown;
    }
    toast({ tone: 'success', text: t('settings.saved') });
    onClose();
  }
  return (
    <AppForm form={form} onSubmit={save} label={t('settings.title')} sx={inDialog}>
      <DialogContent>
        <SettingsSections sections={sections} aviaries={aviaries} />
      </DialogContent>
      <FormFoot onCancel={onClose} />
    </AppForm>
  );
}
